"use client";

import type { AnyOrder } from "@/app/_order/use-order";
import { WaitLine } from "@/app/_shell/forms/wait-line";
import { Button } from "@/app/_ui/control/button";
import { useMoney } from "./money-provider";

interface OrderButtonsProps {
  formId: string;
  form: {
    readonly order: Pick<AnyOrder, "isUndecided">;
    readonly step: "order" | "review";
    readonly isPending: boolean;
    readonly isFrozen: boolean;
    readonly secondsToWait: number;
    readonly edit: () => void;
  };
  texts: Record<"review" | "submit" | "submitting", string>;
}

/** Below an order: on to the review, then back or the one press that sends it. */
export function OrderButtons({ formId, form, texts }: OrderButtonsProps) {
  const { order: t, transfer } = useMoney().texts;
  const { isPending, secondsToWait } = form;
  if (form.step === "order") {
    return (
      <div className="grid">
        <Button key="review" type="submit" form={formId} tone="primary" size="hero">
          {texts.review}
        </Button>
      </div>
    );
  }
  const label = form.order.isUndecided ? t.sendAgain : texts.submit;
  return (
    <div className="grid gap-3">
      <WaitLine text={transfer.tryAgainIn} seconds={secondsToWait} />
      <div className="grid grid-cols-[auto_1fr] gap-2.5">
        <Button size="hero" onClick={form.edit} disabled={form.isFrozen}>
          {t.back}
        </Button>
        <Button
          key="send"
          type="submit"
          form={formId}
          tone="primary"
          size="hero"
          isPending={isPending}
          disabled={secondsToWait > 0}
        >
          {isPending ? texts.submitting : label}
        </Button>
      </div>
    </div>
  );
}
