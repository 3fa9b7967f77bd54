import type { ComponentType } from "react";
import type { PurchaseModalProps } from "./target";

/** Fetches the code of the purchase, which is no part of the first load. */
export async function loadPurchase(): Promise<ComponentType<PurchaseModalProps>> {
  return (await import("./purchase-modal")).default;
}
