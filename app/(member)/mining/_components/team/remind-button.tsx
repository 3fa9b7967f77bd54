"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { Button } from "@/app/_ui/control/button";
import { takeFocus } from "@/app/_ui/control/take-focus";
import { showErrorToast, showSuccessToast } from "@/app/_ui/overlay/toast";
import { BffError } from "@/lib/bff/client/client";
import { remindToMine } from "@/lib/domain/mining/client";

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
  const common = useTranslations("common");
  const router = useRouter();
  const isSending = useRef(false);
  const [state, setState] = useState<"ready" | "sending" | "sent">("ready");

  function problemText(error: unknown): string {
    if (!(error instanceof BffError)) return words("failed");
    return error.code === "CONFLICT" ? t("conflict") : error.message || words("failed");
  }

  async function remind(): Promise<void> {
    if (isSending.current) return;
    isSending.current = true;
    setState("sending");
    try {
      await remindToMine(username);
      setState("sent");
      showSuccessToast(t("sent"), common("close"));
    } catch (error) {
      setState("ready");
      showErrorToast(problemText(error), common("close"));
    }
    isSending.current = false;
    router.refresh();
  }

  if (state === "sent" || !canRemind) {
    return (
      <span
        ref={state === "sent" ? takeFocus : undefined}
        tabIndex={-1}
        className="text-end text-sm text-muted outline-none"
      >
        {t(state === "sent" ? "reminded" : "busy")}
      </span>
    );
  }
  const isPending = state === "sending";
  return (
    <Button
      size="small"
      aria-label={t("remindName", { name })}
      isPending={isPending}
      onClick={remind}
    >
      {t(isPending ? "reminding" : "remind")}
    </Button>
  );
}
