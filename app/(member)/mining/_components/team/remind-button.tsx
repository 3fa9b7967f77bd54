"use client";

import { useRouter } from "next/navigation";
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
  texts: Readonly<
    Record<
      | "remind"
      | "name"
      | "reminding"
      | "reminded"
      | "busy"
      | "sent"
      | "conflict"
      | "failed"
      | "close",
      string
    >
  >;
}

function problemText(error: unknown, texts: RemindButtonProps["texts"]): string {
  if (!(error instanceof BffError)) return texts.failed;
  return error.code === "CONFLICT" ? texts.conflict : error.message || texts.failed;
}

/** Reminds one member of the team to mine; once a day. */
export function RemindButton({ username, canRemind, texts }: RemindButtonProps) {
  const router = useRouter();
  const isSending = useRef(false);
  const [state, setState] = useState<"ready" | "sending" | "sent">("ready");

  async function remind(): Promise<void> {
    if (isSending.current) return;
    isSending.current = true;
    setState("sending");
    try {
      await remindToMine(username);
      setState("sent");
      showSuccessToast(texts.sent, texts.close);
    } catch (error) {
      setState("ready");
      showErrorToast(problemText(error, texts), texts.close);
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
        {state === "sent" ? texts.reminded : texts.busy}
      </span>
    );
  }
  const isPending = state === "sending";
  return (
    <Button size="small" aria-label={texts.name} isPending={isPending} onClick={remind}>
      {isPending ? texts.reminding : texts.remind}
    </Button>
  );
}
