"use client";

import { createContext, type ReactNode, use } from "react";
import { useLazyDialog } from "@/app/_ui/overlay/use-lazy-dialog";
import type { ProductView } from "@/lib/domain/marketplace/view";
import { loadPurchase } from "./load-purchase";
import type { PurchaseModalProps } from "./target";

const PurchaseContext = createContext<((product: ProductView) => void) | null>(null);

/** Holds the purchase: a product that is sold out or dearer leaves a narrowed list, and its receipt stays. */
export function PurchaseProvider({ children }: { children: ReactNode }) {
  const { opened, open, close } = useLazyDialog<ProductView, PurchaseModalProps>();
  return (
    <PurchaseContext value={(product) => open(loadPurchase, product)}>
      {children}
      {opened && <opened.Dialog target={{ product: opened.about }} onClose={close} />}
    </PurchaseContext>
  );
}

/** Opens a purchase in the provider above. */
export function useBuy(): (product: ProductView) => void {
  const buy = use(PurchaseContext);
  if (!buy) throw new Error("No PurchaseProvider above");
  return buy;
}
