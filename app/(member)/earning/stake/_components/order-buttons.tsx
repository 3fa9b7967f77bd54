"use client";

import { useTranslations } from "next-intl";
import type { AnyOrder } from "@/app/_order/use-order";
import { WaitLine } from "@/app/_shell/forms/wait-line";
import { Button } from "@/app/_ui/control/button";
import { useModalClose } from "@/app/_ui/overlay/modal-close";

interface SendButtonProps {
  formId: string;
  order: Pick<AnyOrder, "isPending" | "isUndecided" | "secondsToWait">;
  /** Something else has to be waited for. */
  isBusy?: boolean;
  text: string;
  pendingText: string;
}

/** The one press that sends an order, or the undecided one again; what stands before it in a grid is how long it has to wait. */
export function SendButton({ formId, order, isBusy, text, pendingText }: SendButtonProps) {
  const t = useTranslations("order");
  const { isPending, isUndecided, secondsToWait } = order;
  return (
    <>
      {!isUndecided && <WaitLine seconds={secondsToWait} />}
      <Button
        type="submit"
        form={formId}
        tone="primary"
        size="hero"
        isPending={isPending || isBusy}
        disabled={secondsToWait > 0}
      >
        {isPending ? pendingText : isUndecided ? t("sendAgain") : text}
      </Button>
    </>
  );
}

interface ReceiptButtonsProps {
  /** Orders once more. */
  again?: { readonly text: string; readonly onClick: () => void };
}

/** Below a receipt: once more, or the way out. */
export function ReceiptButtons({ again }: ReceiptButtonsProps) {
  const t = useTranslations("order");
  const close = useModalClose();
  return (
    <div className={`grid gap-2.5 ${again ? "sm:grid-cols-2" : ""}`}>
      {again && (
        <Button size="hero" onClick={again.onClick}>
          {again.text}
        </Button>
      )}
      <Button tone="primary" size="hero" onClick={close}>
        {t("done")}
      </Button>
    </div>
  );
}
