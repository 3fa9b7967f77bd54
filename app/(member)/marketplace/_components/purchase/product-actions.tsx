"use client";

import { type ReactNode, useRef, useState } from "react";
import { Button } from "@/app/_ui/button";
import { Modal, preloadModal } from "@/app/_ui/modal";
import { showErrorToast } from "@/app/_ui/toast";
import type { ProductView } from "@/lib/marketplace/view";
import { useMarket } from "../market-provider";
import { DetailsBuy } from "./details-buy";
import { loadPurchase, preloadPurchase } from "./load-purchase";
import type { PurchaseFlow } from "./target";

interface ProductActionsProps {
  product: ProductView;
  texts: {
    buy: string;
    buyName: string;
    soldOut: string;
    details?: string;
    detailsName?: string;
    title?: string;
    text?: string;
  };
  /** Rendered by the server; without it there is no such button. */
  details?: ReactNode;
}

/** What can be done with a product: buy it, or look at its details and buy it from there. */
export function ProductActions({ product, texts, details }: ProductActionsProps) {
  const { texts: market } = useMarket();
  const [isDetailed, setDetailed] = useState(false);
  const [open, setOpen] = useState<{ Flow: PurchaseFlow } | null>(null);
  const wantsToBuy = useRef(false);
  const isSoldOut = product.stock === 0;

  async function buy(): Promise<void> {
    try {
      setOpen({ Flow: await loadPurchase() });
    } catch {
      showErrorToast(market.purchase.cannotOpen, market.common.close);
    }
  }

  // The details leave first, so that the focus comes back to the card in the end.
  function leaveDetails(): void {
    setDetailed(false);
    if (wantsToBuy.current) buy();
    wantsToBuy.current = false;
  }

  return (
    <div className="mt-auto flex flex-wrap gap-2.5">
      <Button
        aria-haspopup="dialog"
        aria-label={isSoldOut ? undefined : texts.buyName}
        disabled={isSoldOut}
        onPointerEnter={preloadPurchase}
        onFocus={preloadPurchase}
        onClick={buy}
        className="flex-1"
      >
        {isSoldOut ? texts.soldOut : texts.buy}
      </Button>
      {details && (
        <Button
          tone="quiet"
          aria-haspopup="dialog"
          aria-label={texts.detailsName}
          onPointerEnter={() => preloadModal().catch(() => {})}
          onClick={() => setDetailed(true)}
          className="flex-1"
        >
          {texts.details}
        </Button>
      )}
      {isDetailed && (
        <Modal
          title={texts.title ?? product.name}
          description={texts.text}
          closeText={market.common.close}
          onClose={leaveDetails}
        >
          {details}
          {!isSoldOut && (
            <DetailsBuy
              text={texts.buyName}
              onBuy={() => {
                wantsToBuy.current = true;
              }}
            />
          )}
        </Modal>
      )}
      {open && <open.Flow target={{ product }} onClose={() => setOpen(null)} />}
    </div>
  );
}
