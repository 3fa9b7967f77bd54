import type { PurchaseFlow } from "./target";

/** Fetches the code of the purchase, which is no part of the first load. */
export async function loadPurchase(): Promise<PurchaseFlow> {
  return (await import("./purchase-modal")).default;
}
