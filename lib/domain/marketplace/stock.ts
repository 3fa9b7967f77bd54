import { latinDigits } from "../../money/latin-digits.ts";

/** Up to this many pieces the number that is left is told. */
const LOW_STOCK = 10;

export type StockState =
  | { readonly kind: "plenty" }
  | { readonly kind: "low"; readonly left: number }
  | { readonly kind: "soldOut" };

/** What is said about the pieces that are left; null is no limit. */
export function stockState(stock: number | null): StockState {
  if (stock === null || stock > LOW_STOCK) return { kind: "plenty" };
  return stock > 0 ? { kind: "low", left: stock } : { kind: "soldOut" };
}

/** A typed number of pieces, in whatever digits, or null for anything but a whole number from 1 to the most there may be. */
export function readQuantity(text: string, largest: number): number | null {
  const typed = latinDigits(text).trim();
  const quantity = /^\d{1,4}$/.test(typed) ? Number(typed) : 0;
  return quantity >= 1 && quantity <= largest ? quantity : null;
}

/**
 * The most pieces that one order can have.
 * @param perOrder the contract's limit of an order
 */
export function largestQuantity(stock: number | null, perOrder: number): number {
  return stock === null ? perOrder : Math.min(stock, perOrder);
}
