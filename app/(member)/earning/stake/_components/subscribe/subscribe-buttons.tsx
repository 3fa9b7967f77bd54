"use client";

import { Button } from "@/app/_ui/button";
import { useModalClose } from "@/app/_ui/modal-close";
import { useStakeDesk } from "../stake-desk";
import type { Subscription } from "./use-subscribe";

/** Below a subscription: on to the review, the one press that sends it, or what follows the receipt. */
export function SubscribeButtons({ formId, order }: { formId: string; order: Subscription }) {
  const { texts } = useStakeDesk();
  const t = texts.subscribe;
  const close = useModalClose();
  const { isPending, isUndecided, isFrozen, result } = order.order;
  if (result) {
    return (
      <div className="grid gap-2.5 sm:grid-cols-2">
        <Button onClick={order.restart}>{t.more}</Button>
        <Button tone="primary" onClick={close}>
          {texts.order.done}
        </Button>
      </div>
    );
  }
  const send = { type: "submit", form: formId, tone: "primary", size: "hero" } as const;
  if (!order.quote) {
    return (
      <div className="grid">
        <Button key="review" {...send} isPending={order.isPending}>
          {order.isAsking ? t.asking : t.review}
        </Button>
      </div>
    );
  }
  return (
    <div className="grid grid-cols-[auto_1fr] gap-2.5">
      <Button size="hero" onClick={order.edit} disabled={order.isPending || isFrozen}>
        {texts.order.back}
      </Button>
      {order.before ? (
        // Keys: were it the same element, the press that accepts would go on and submit.
        <Button key="accept" tone="primary" size="hero" onClick={order.accept}>
          {t.accept}
        </Button>
      ) : (
        <Button key="send" {...send} isPending={order.isPending}>
          {isPending ? t.submitting : isUndecided ? texts.order.sendAgain : t.submit}
        </Button>
      )}
    </div>
  );
}
