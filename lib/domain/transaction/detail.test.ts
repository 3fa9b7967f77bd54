import { describe, expect, it } from "vitest";
import { postingSums, transactionDetailView } from "./detail.ts";

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
