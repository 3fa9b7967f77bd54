import { describe, expect, it } from "vitest";
import { exchangeOf, postingSums, transactionDetailView } from "./detail.ts";

const WIRE = {
  id: "9",
  at: "2026-11-21T12:00:00Z",
  type: "withdrawal",
  symbol: "USDT",
  direction: "out" as const,
  amount: "101.000000000000000000",
};

describe("the detail of a transaction", () => {
  it("has empty lists where the service gives none", () => {
    expect(transactionDetailView(WIRE)).toMatchObject({ postings: [], timeline: [] });
  });

  it("sums its postings exactly, each currency for itself", () => {
    const posting = (account: string, symbol: string, amount: string) => ({
      account,
      symbol,
      amount,
      balanceAfter: null,
    });
    expect(
      postingSums([
        posting("available", "USDT", "-101.000000000000000001"),
        posting("locked", "USDT", "101.000000000000000000"),
        posting("available", "mBTC", "0.000000000000000001"),
      ]),
    ).toEqual([
      { symbol: "USDT", amount: "-0.000000000000000001" },
      { symbol: "mBTC", amount: "0.000000000000000001" },
    ]);
    expect(postingSums([])).toEqual([]);
  });
});

describe("both sides of a conversion", () => {
  const LEG = {
    ...WIRE,
    type: "convert_in",
    symbol: "MERLIN",
    direction: "in" as const,
    amount: "398",
    fee: "2",
    postings: [
      { account: "available", symbol: "USDT", amount: "-100.000000000000000000" },
      { account: "available", symbol: "MERLIN", amount: "398.000000000000000000" },
    ],
  };

  it("are what its postings come to, with the rate before the fee", () => {
    expect(exchangeOf(transactionDetailView(LEG))).toEqual({
      paid: { symbol: "USDT", amount: "100.000000000000000000" },
      received: { symbol: "MERLIN", amount: "398.000000000000000000" },
      rate: "4.000000000000000000",
    });
  });

  it("have no rate where the fee is not known", () => {
    const paid = { ...LEG, type: "convert_out", symbol: "USDT", direction: "out" as const };
    expect(exchangeOf(transactionDetailView({ ...paid, fee: null }))?.rate).toBeNull();
    expect(exchangeOf(transactionDetailView({ ...LEG, fee: null }))?.rate).toBeNull();
  });

  it("are not made up of other kinds, or of one side", () => {
    expect(exchangeOf(transactionDetailView({ ...LEG, type: "purchase" }))).toBeNull();
    expect(
      exchangeOf(transactionDetailView({ ...LEG, postings: LEG.postings.slice(1) })),
    ).toBeNull();
  });
});
