import type { MarketQuote } from "../../contract/marketplace.ts";

/** What a member wants to have quoted: pieces of a product, or a further term of a machine. */
export interface OfferRequest {
  readonly productId: string;
  readonly qty: number;
  readonly machineId?: string;
}

/** True when the second quote asks for another price than the first: nobody buys at it unasked. */
export function pricesDiffer(one: MarketQuote, other: MarketQuote): boolean {
  return one.total.amount !== other.total.amount || one.total.symbol !== other.total.symbol;
}
