"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useSingleFlight } from "@/app/_shell/forms/use-single-flight";
import { Button } from "@/app/_ui/control/button";
import { takeFocus } from "@/app/_ui/control/take-focus";
import { showErrorToast, showSuccessToast } from "@/app/_ui/overlay/toast";
import { BffError } from "@/lib/bff/client/client";

interface RemindButtonProps {
  username: string;
  /** False while the member mines, or when that was done today. */
  canRemind: boolean;
  /** Their name, as it is shown. */
  name: string;
}

/** Reminds one member of the team to mine; once a day. */
export function RemindButton({ username, canRemind, name }: RemindButtonProps) {
  const t = useTranslations("mining.team");
  const words = useTranslations("mining");
  const router = useRouter();
  const { isPending, run } = useSingleFlight();
  const [isSent, setSent] = useState(false);

  function problemText(error: unknown): string {
    if (!(error instanceof BffError)) return words("failed");
    return error.code === "CONFLICT" ? t("conflict") : error.message || words("failed");
  }

  async function remind(): Promise<void> {
    try {
      await (await import("@/lib/domain/team/nudge")).nudgeMember(username);
      setSent(true);
      showSuccessToast(t("sent"));
    } finally {
      router.refresh();
    }
  }

  if (isSent || !canRemind) {
    return (
      <span
        ref={isSent ? takeFocus : undefined}
        tabIndex={-1}
        className="text-end text-sm text-muted outline-none"
      >
        {t(isSent ? "reminded" : "busy")}
      </span>
    );
  }
  return (
    <Button
      size="small"
      aria-label={t("remindName", { name })}
      isPending={isPending}
      onClick={() => run(remind, (error) => showErrorToast(problemText(error)))}
    >
      {t(isPending ? "reminding" : "remind")}
    </Button>
  );
}
