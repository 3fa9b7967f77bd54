"use client";

import { Button } from "@/app/_ui/control/button";
import { useModalClose } from "@/app/_ui/overlay/modal-close";
import { useMoney } from "./money-provider";

/** Below a receipt: leave, or do the same once more. */
export function ResultActions({ moreText, onMore }: { moreText: string; onMore: () => void }) {
  const { texts } = useMoney();
  const close = useModalClose();
  return (
    <div className="grid gap-2.5 sm:grid-cols-2">
      <Button onClick={onMore}>{moreText}</Button>
      <Button tone="primary" onClick={close}>
        {texts.order.done}
      </Button>
    </div>
  );
}
