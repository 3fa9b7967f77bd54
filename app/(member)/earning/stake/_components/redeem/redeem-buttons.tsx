"use client";

import { Button } from "@/app/_ui/button";
import { useModalClose } from "@/app/_ui/modal-close";
import { useStakeDesk } from "../stake-desk";
import type { Redemption } from "./use-redeem";

interface RedeemButtonsProps {
  formId: string;
  order: Redemption;
  isEarly: boolean;
}

/** Below a redemption: the one press that sends it, or the way out of the receipt. */
export function RedeemButtons({ formId, order, isEarly }: RedeemButtonsProps) {
  const { texts } = useStakeDesk();
  const t = texts.redeem;
  const close = useModalClose();
  const { isPending, isUndecided, result } = order.order;
  if (result) {
    return (
      <div className="grid">
        <Button key="done" tone="primary" size="hero" onClick={close}>
          {texts.order.done}
        </Button>
      </div>
    );
  }
  const label = isUndecided ? texts.order.sendAgain : isEarly ? t.submitEarly : t.submit;
  return (
    <div className="grid">
      <Button
        key="send"
        type="submit"
        form={formId}
        tone="primary"
        size="hero"
        isPending={isPending}
      >
        {isPending ? t.submitting : label}
      </Button>
    </div>
  );
}
