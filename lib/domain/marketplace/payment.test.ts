import { expect, it } from "vitest";
import type { MarketplaceQuote } from "../../contract/marketplace.ts";
import { payment, pricesDiffer, timesQuantity } from "./payment.ts";

it("R9.2 names what is missing to the last digit", () => {
  expect(payment("134.999999999999999999", "135.000000000000000000")).toEqual({
    isEnough: false,
    missing: "0.000000000000000001",
  });
});

it("R9.2 a balance may be spent to the last digit", () => {
  expect(payment("135", "135.000000000000000000")).toEqual({
    isEnough: true,
    after: "0.000000000000000000",
  });
  expect(payment("1000.5", "135")).toEqual({ isEnough: true, after: "865.500000000000000000" });
});

it("several pieces earn exactly as often as much", () => {
  expect(timesQuantity("0.008000000000000001", 3)).toBe("0.024000000000000003");
});

function quote(quoteId: string, amount: string): MarketplaceQuote {
  const expiresAt = `2026-05-01T12:0${quoteId}:00Z`;
  return { quoteId, productId: "nano", qty: 1, total: { symbol: "USDT", amount }, expiresAt };
}

it("only another price has to be accepted, a later end has not", () => {
  expect(pricesDiffer(quote("1", "135"), quote("2", "135"))).toBe(false);
  expect(pricesDiffer(quote("1", "135"), quote("2", "135.000000000000000001"))).toBe(true);
});
