import { expect, it } from "vitest";
import { transactionRows } from "./rows.ts";
import type { TransactionView } from "./view.ts";

function line(id: string, change: Partial<TransactionView> = {}): TransactionView {
  return {
    id,
    at: "2026-11-21T11:00:00Z",
    type: "deposit",
    symbol: "USDT",
    direction: "in",
    amount: "1",
    fee: null,
    status: "completed",
    balanceAfter: null,
    renewed: null,
    belongsTo: null,
    counterparty: null,
    ...change,
  };
}

const QUOTE = { kind: "quote", id: "7" };
const received = line("2", { type: "convert_in", symbol: "MERLIN", belongsTo: QUOTE });
const paid = line("1", { type: "convert_out", direction: "out", belongsTo: QUOTE });

const idsOf = (items: readonly TransactionView[]) =>
  transactionRows(items).map(({ main, conversion }) => [
    main.id,
    conversion && [conversion.paid.id, conversion.received.id],
  ]);

it("makes one row of both legs of a conversion, whichever comes first", () => {
  expect(idsOf([line("3"), received, paid, line("0")])).toEqual([
    ["3", null],
    ["2", ["1", "2"]],
    ["0", null],
  ]);
  expect(idsOf([paid, received])).toEqual([["2", ["1", "2"]]]);
  const unnamed = [received, paid].map((leg) => ({ ...leg, belongsTo: null }));
  expect(idsOf(unnamed)).toEqual([["2", ["1", "2"]]]);
});

it("leaves a leg alone whose other one is on another page or of another conversion", () => {
  expect(idsOf([received])).toEqual([["2", null]]);
  const other = { ...paid, belongsTo: { kind: "quote", id: "8" } };
  expect(idsOf([received, other])).toEqual([
    ["2", null],
    ["1", null],
  ]);
  expect(idsOf([received, { ...paid, at: "2026-11-21T10:59:59Z" }])).toHaveLength(2);
});
