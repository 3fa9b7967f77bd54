"use client";

import { Button } from "@/app/_ui/button";
import { useModalClose } from "@/app/_ui/modal-close";
import { preloadDialog } from "@/app/_ui/use-lazy-dialog";
import { loadPurchase } from "./load-purchase";

interface DetailsBuyProps {
  text: string;
  /** Before the details leave. */
  onBuy: () => void;
}

/** At the end of the details: on to the purchase. */
export function DetailsBuy({ text, onBuy }: DetailsBuyProps) {
  const close = useModalClose();
  const preload = () => preloadDialog(loadPurchase);
  return (
    <div className="mt-6 grid">
      <Button
        tone="primary"
        size="hero"
        onPointerEnter={preload}
        onFocus={preload}
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
