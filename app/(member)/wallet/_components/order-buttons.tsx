"use client";

import { WaitLine } from "@/app/_shell/forms/wait-line";
import { Button } from "@/app/_ui/button";
import { useMoney } from "./money-provider";

interface OrderButtonsProps {
  formId: string;
  order: {
    readonly step: "order" | "review";
    readonly isPending: boolean;
    readonly isUnknown: boolean;
    readonly isFrozen: boolean;
    readonly secondsToWait: number;
    readonly edit: () => void;
  };
  texts: Record<"review" | "submit" | "submitting", string>;
}

/** Below an order: on to the review, then back or the one press that sends it. */
export function OrderButtons({ formId, order, texts }: OrderButtonsProps) {
  const { wallet, transfer } = useMoney().texts;
  if (order.step === "order") {
    return (
      <div className="grid">
        <Button key="review" type="submit" form={formId} tone="primary" size="hero">
          {texts.review}
        </Button>
      </div>
    );
  }
  const label = order.isUnknown ? wallet.sendAgain : texts.submit;
  return (
    <div className="grid gap-3">
      <WaitLine text={transfer.tryAgainIn} seconds={order.secondsToWait} />
      <div className="grid grid-cols-[auto_1fr] gap-2.5">
        <Button size="hero" onClick={order.edit} disabled={order.isFrozen}>
          {wallet.back}
        </Button>
        <Button
          key="send"
          type="submit"
          form={formId}
          tone="primary"
          size="hero"
          isPending={order.isPending}
          disabled={order.secondsToWait > 0}
        >
          {order.isPending ? texts.submitting : label}
        </Button>
      </div>
    </div>
  );
}
