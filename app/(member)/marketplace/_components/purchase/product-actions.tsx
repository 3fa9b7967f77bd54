"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, useRef, useState } from "react";
import { useUndecided } from "@/app/_order/use-undecided";
import { Button } from "@/app/_ui/control/button";
import { Modal, preloadModal } from "@/app/_ui/overlay/modal";
import { useModalClose } from "@/app/_ui/overlay/modal-close";
import { preloadDialog } from "@/app/_ui/overlay/use-lazy-dialog";
import type { ProductView } from "@/lib/domain/marketplace/view";
import { loadPurchase } from "./load-purchase";
import { useBuy } from "./purchase-provider";

interface DetailsBuyProps {
  text: string;
  /** Before the details leave. */
  onBuy: () => void;
}

/** At the end of the details: on to the purchase. */
function DetailsBuy({ text, onBuy }: DetailsBuyProps) {
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

interface ProductActionsProps {
  product: ProductView;
  /** Rendered by the server; without it there is no such button. */
  details?: ReactNode;
}

/** What can be done with a product: buy it, or look at its details and buy it from there. */
export function ProductActions({ product, details }: ProductActionsProps) {
  const t = useTranslations("marketplace.product");
  const words = useTranslations("marketplace.details");
  const { name } = product;
  const [isDetailed, setDetailed] = useState(false);
  const buy = useBuy();
  const wantsToBuy = useRef(false);
  const isUndecided = useUndecided({ kind: "buy", scope: product.id });
  const isSoldOut = product.stock === 0 && !isUndecided;
  const preload = () => preloadDialog(loadPurchase);

  // The details leave first, so that the focus comes back to the card in the end.
  function leaveDetails(): void {
    setDetailed(false);
    if (wantsToBuy.current) buy(product);
    wantsToBuy.current = false;
  }

  return (
    <div className="mt-auto flex flex-wrap gap-2.5">
      <Button
        aria-haspopup="dialog"
        aria-label={isSoldOut ? undefined : t("buyName", { name })}
        disabled={isSoldOut}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => buy(product)}
        className="flex-1"
      >
        {t(isSoldOut ? "soldOut" : "buy")}
      </Button>
      {details && (
        <Button
          tone="quiet"
          aria-haspopup="dialog"
          aria-label={t("detailsOf", { name })}
          onPointerEnter={() => preloadModal().catch(() => {})}
          onClick={() => setDetailed(true)}
          className="flex-1"
        >
          {t("details")}
        </Button>
      )}
      {isDetailed && (
        <Modal
          title={words("title", { name })}
          description={words("machineText")}
          onClose={leaveDetails}
        >
          {details}
          {!isSoldOut && (
            <DetailsBuy
              text={t("buyName", { name })}
              onBuy={() => {
                wantsToBuy.current = true;
              }}
            />
          )}
        </Modal>
      )}
    </div>
  );
}
