"use client";

import { useEffect, useRef, useState } from "react";
import { useQuote } from "@/app/_order/quote/use-quote";
import { BffError } from "@/lib/bff/client/client";
import { askOffer, fetchProduct } from "@/lib/domain/marketplace/client";
import {
  type OfferRequest,
  pricesDiffer,
  type UpgradeWish,
} from "@/lib/domain/marketplace/payment";
import { useMarketplace } from "../marketplace-provider";
import type { PurchaseTarget } from "./target";
import type { Quantity } from "./use-quantity";

/** The quantity rests this long before its price is asked for. */
const OFFERS = { ask: askOffer, pauseMs: 250, differ: pricesDiffer };

/** Why there is nothing to buy any more. */
export type Lack = "soldOut" | "notForSale" | "notRenewable" | "notUpgradable";

/** What is wanted: pieces as many as chosen, a further term, or an upgrade that is still to be chosen when empty. */
export type Wanted =
  | { readonly kind: "pieces" | "term" }
  | { readonly kind: "upgrade"; readonly wish: UpgradeWish | null };

/**
 * The price of what is wanted and what is in its way. While it is held nothing about it changes, so that
 * a sent order can be sent again as it was.
 */
export function useOffer(
  { product, machine }: PurchaseTarget,
  quantity: Quantity,
  wanted: Wanted,
  isHeld: boolean,
) {
  const { refreshPage } = useMarketplace();
  const { kind } = wanted;
  const [met, setMet] = useState<{ kind: Wanted["kind"]; lack: Lack } | null>(null);
  const lack = met?.kind === kind ? met.lack : null;

  const qty = machine ? 1 : quantity.quantity;
  const upgrade = wanted.kind === "upgrade" ? wanted.wish : undefined;
  const request: OfferRequest | null =
    qty === null || upgrade === null || lack !== null
      ? null
      : {
          productId: product.id,
          qty,
          ...(machine && { machineId: machine.id }),
          ...(upgrade && { upgrade }),
        };
  const quotes = useQuote(OFFERS, request, isHeld);

  const refusal = quotes.error instanceof BffError ? quotes.error.code : null;
  const restock = useRef(quantity.restock);
  useEffect(() => {
    restock.current = quantity.restock;
  });
  // A refused question says only that something has changed; the catalogue says what.
  useEffect(() => {
    const setLack = (next: Lack) => setMet({ kind, lack: next });
    if (refusal === "NOT_FOUND") setLack("notForSale");
    if (refusal !== "CONFLICT") return;
    refreshPage();
    if (machine) {
      setLack(kind === "upgrade" ? "notUpgradable" : "notRenewable");
      return;
    }
    let isLatest = true;
    fetchProduct(product.id).then(
      (latest) => {
        if (!isLatest) return;
        if (!latest) setLack("notForSale");
        else if (latest.stock === 0) setLack("soldOut");
        else restock.current(latest.stock);
      },
      // The failed question stays on the screen, with its retry.
      () => {},
    );
    return () => {
      isLatest = false;
    };
  }, [refusal, kind, machine, product.id, refreshPage]);

  return { ...quotes, quantity, wanted, lack };
}
