"use client";

import { Button } from "@/app/_ui/button";
import { useModalClose } from "@/app/_ui/modal-close";
import { preloadPurchase } from "./load-purchase";

interface DetailsBuyProps {
  text: string;
  /** Before the details leave. */
  onBuy: () => void;
}

/** At the end of the details: on to the purchase. */
export function DetailsBuy({ text, onBuy }: DetailsBuyProps) {
  const close = useModalClose();
  return (
    <div className="mt-6 grid">
      <Button
        tone="primary"
        size="hero"
        onPointerEnter={preloadPurchase}
        onFocus={preloadPurchase}
        onClick={() => {
          onBuy();
          close();
        }}
      >
        {text}
      </Button>
    </div>
  );
}
