"use client";

import { useTranslations } from "next-intl";
import { useLogout } from "@/app/_shell/menu/use-logout";
import { Button } from "@/app/_ui/control/button";

/** The way to the login by ending the session that still stands in this browser. */
export function LogInAgain({ text }: { text: string }) {
  const { isPending, leave } = useLogout(useTranslations("login")("failed"));
  return (
    <Button tone="primary" size="hero" className="w-full" isPending={isPending} onClick={leave}>
      {text}
    </Button>
  );
}
