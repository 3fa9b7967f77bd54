"use client";

import { useTranslations } from "next-intl";
import { LEAVING, useSingleFlight } from "@/app/_shell/forms/use-single-flight";
import { Button } from "@/app/_ui/control/button";
import { showErrorToast } from "@/app/_ui/overlay/toast";
import { logout } from "@/lib/session/client";

/** The way to the login by ending the session that still stands in this browser. */
export function LogInAgain({ text }: { text: string }) {
  const failed = useTranslations("login")("failed");
  const { isPending, run } = useSingleFlight();

  async function leave() {
    await logout();
    return LEAVING;
  }

  const onFailure = (error: unknown) => showErrorToast((error as Error).message || failed);

  return (
    <Button
      tone="primary"
      size="hero"
      className="w-full"
      isPending={isPending}
      onClick={() => run(leave, onFailure)}
    >
      {text}
    </Button>
  );
}
