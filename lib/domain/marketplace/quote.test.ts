import { expect, it } from "vitest";
import type { MarketQuote } from "../../contract/marketplace.ts";
import { pricesDiffer } from "./quote.ts";

function quote(quoteId: string, amount: string): MarketQuote {
  const expiresAt = `2026-05-01T12:0${quoteId}:00Z`;
  return { quoteId, productId: "nano", qty: 1, total: { symbol: "USDT", amount }, expiresAt };
}

it("only another price has to be accepted, a later end has not", () => {
  expect(pricesDiffer(quote("1", "135"), quote("2", "135"))).toBe(false);
  expect(pricesDiffer(quote("1", "135"), quote("2", "135.000000000000000001"))).toBe(true);
});
