"use client";

import { useState } from "react";
import { ConfirmButton } from "@/app/_ui/confirm-button";
import { showErrorToast, showSuccessToast } from "@/app/_ui/toast";
import { BffError, isOutcomeUnknown } from "@/lib/bff/client";
import { useMoney } from "../money-provider";
import type { Withdrawals } from "./use-withdrawals";

interface CancelWithdrawalProps {
  id: string;
  list: Withdrawals;
}

/** Takes a withdrawal back after asking once more. */
export function CancelWithdrawal({ id, list }: CancelWithdrawalProps) {
  const { texts } = useMoney();
  const t = texts.withdraw;
  const [isPending, setPending] = useState(false);

  async function cancel(): Promise<void> {
    setPending(true);
    try {
      await list.cancel(id);
      showSuccessToast(t.cancelled, texts.common.close);
    } catch (error) {
      showErrorToast(refusalText(error), texts.common.close);
      list.refresh();
    }
    setPending(false);
  }

  function refusalText(error: unknown): string {
    if (!(error instanceof BffError)) return t.cancelFailed;
    if (error.code === "CONFLICT") return t.cancelConflict;
    return isOutcomeUnknown(error) ? texts.order.lost : error.message || t.cancelFailed;
  }

  return (
    <div className="justify-self-start">
      <ConfirmButton
        texts={{
          ask: t.cancel,
          question: t.cancelQuestion,
          confirm: t.cancelConfirm,
          cancel: t.cancelKeep,
        }}
        isPending={isPending}
        onConfirm={cancel}
      />
    </div>
  );
}
