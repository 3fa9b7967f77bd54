import { expect, it } from "vitest";
import { heldCost } from "./held-cost.ts";

const item = (symbol: string, amount: string, cost: string | null, unrealised: string | null) => ({
  ...{ symbol, amount, cost, unrealised, value: "0", realised: "0", income: "0" },
});

const pnl = {
  currency: "USDT",
  asOf: "2026-11-23T00:00:00Z",
  items: [
    item("MERLIN", "40", "10.000000000000000001", "-2.5"),
    item("mBTC", "0.1", "8", "3.000000000000000002"),
    item("AmBTC", "0.000000000000000000", "0", "0"),
    item("BNB", "1", null, null),
    item("TRX", "1", "5", null),
  ],
};
const known = { ...pnl, items: pnl.items.slice(0, 3) };

it.each([
  ["MERLIN", pnl, { cost: "10.000000000000000001", gain: "-2.500000000000000000" }],
  ["AmBTC", pnl, null],
  ["BNB", pnl, null],
  ["TRX", pnl, null],
  ["USDT", pnl, null],
  [undefined, pnl, null],
  [undefined, known, { cost: "18.000000000000000001", gain: "0.500000000000000002" }],
])(
  "R15.9 the cost of what is owned of %s is exact, and none where a part is not known",
  (symbol, given, shown) => {
    expect(heldCost(given, symbol)).toEqual(shown);
  },
);
