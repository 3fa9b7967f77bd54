import type { MarketplaceQuote } from "../../contract/marketplace.ts";
import { fromUnits, toUnits } from "../../money/units.ts";

export type Payment =
  | { readonly isEnough: true; readonly after: string }
  | { readonly isEnough: false; readonly missing: string };

/** What a balance is after a payment, or exactly how much of it is missing; plain decimals. */
export function payment(available: string, total: string): Payment {
  const rest = toUnits(available) - toUnits(total);
  return rest >= 0n
    ? { isEnough: true, after: fromUnits(rest) }
    : { isEnough: false, missing: fromUnits(-rest) };
}

/** An amount for one piece, for several of them. */
export function timesQuantity(amount: string, quantity: number): string {
  return fromUnits(toUnits(amount) * BigInt(quantity));
}

/** What a machine shall have, of what it can be upgraded to. */
export interface UpgradeWish {
  readonly th?: string;
  readonly wPerTh?: string;
}

/** What a member wants to have quoted: pieces of a product, a further term of a machine, or its upgrade. */
export interface OfferRequest {
  readonly productId: string;
  readonly qty: number;
  readonly machineId?: string;
  readonly upgrade?: UpgradeWish;
}

/** True when the second quote asks for another price than the first: nobody buys at it unasked. */
export function pricesDiffer(one: MarketplaceQuote, other: MarketplaceQuote): boolean {
  return one.total.amount !== other.total.amount || one.total.symbol !== other.total.symbol;
}
