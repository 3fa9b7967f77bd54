import type { ConvertQuote } from "../../contract/movement.ts";

/** What a member wants to convert; `amount` is a plain decimal. */
export interface QuoteRequest {
  readonly from: string;
  readonly to: string;
  readonly amount: string;
}

/** True when two quotes of a conversion differ in what the member would get or pay. */
export function conversionsDiffer(one: ConvertQuote, other: ConvertQuote): boolean {
  return one.receive !== other.receive || one.fee !== other.fee || one.amount !== other.amount;
}
