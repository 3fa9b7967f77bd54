import { preloadModal } from "@/app/_ui/modal";
import type { PurchaseFlow } from "./target";

/** Fetches the code of the purchase, which is no part of the first load. */
export async function loadPurchase(): Promise<PurchaseFlow> {
  const [{ default: Flow }] = await Promise.all([import("./purchase-modal"), preloadModal()]);
  return Flow;
}

/** The same ahead of a press; a failure shows when it is opened. */
export function preloadPurchase(): void {
  loadPurchase().catch(() => {});
}
