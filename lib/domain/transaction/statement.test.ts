import { describe, expect, it } from "vitest";
import { isTooLong, parseStatementPeriod, presetPeriod, statementView } from "./statement.ts";

const TODAY = "2026-03-15";
const parse = (search: string) =>
  parseStatementPeriod(Object.fromEntries(new URLSearchParams(search)), TODAY);

describe("the period of a statement", () => {
  it.each([
    ["", "2026-03-01", TODAY],
    ["from=2025-12-01&to=2026-01-31", "2025-12-01", "2026-01-31"],
    ["from=2026-01-10", "2026-01-10", TODAY],
    ["to=2026-02-10", "2026-02-01", "2026-02-10"],
    ["from=2026-02-20&to=2026-04-30", "2026-02-20", TODAY],
    ["from=2026-04-01&to=2026-04-30", "2026-03-01", TODAY],
    ["from=2026-02-20&to=2026-02-10", "2026-03-01", TODAY],
    ["from=2026-02-30&to=yesterday", "2026-03-01", TODAY],
  ])("is read from the address and ends today at the latest: %j", (search, from, to) => {
    expect(parse(search)).toEqual({ from, to });
  });

  it("has four ready-made ones, of which those that go on end today", () => {
    expect(presetPeriod("thisMonth", TODAY)).toEqual({ from: "2026-03-01", to: TODAY });
    expect(presetPeriod("lastMonth", TODAY)).toEqual({ from: "2026-02-01", to: "2026-02-28" });
    expect(presetPeriod("thisYear", TODAY)).toEqual({ from: "2026-01-01", to: TODAY });
    expect(presetPeriod("lastYear", TODAY)).toEqual({ from: "2025-01-01", to: "2025-12-31" });
    expect(presetPeriod("lastMonth", "2026-01-31")).toEqual({
      from: "2025-12-01",
      to: "2025-12-31",
    });
  });

  it("is 366 days at most", () => {
    expect(isTooLong({ from: "2024-01-01", to: "2024-12-31" })).toBe(false);
    expect(isTooLong({ from: "2024-01-01", to: "2025-01-01" })).toBe(true);
  });
});

describe("a statement as it is shown", () => {
  const zero = "0.000000000000000000";
  const balance = (symbol: string, amount: string, locked = zero, value: string | null = zero) => ({
    ...{ symbol, amount, locked, value },
  });
  const statement = {
    ...{ number: "S1", issuedAt: "2026-03-15T10:00:00Z", holder: { username: "anna" } },
    opening: [balance("USDT", "5"), balance("MERLIN", zero), balance("mBTC", zero)],
    closing: [
      balance("USDT", "6.5", zero, "6.5"),
      balance("MERLIN", zero, "100", "25.000000000000000001"),
      balance("mBTC", zero),
    ],
    flows: [
      { symbol: "USDT", type: "reversal", in: "2", out: "0.5", fee: "0.1" },
      { symbol: "MERLIN", type: "stake", in: zero, out: "100", fee: zero },
      { symbol: "MERLIN", type: "deposit", in: "100", out: zero, fee: zero },
    ],
    ...{ lines: 4, currency: "USDT", priceAsOf: "2026-03-15T10:00:00Z" },
  };

  it("has the wallets in which something was or moved, each with what went in and out", () => {
    const { wallets, total } = statementView(statement);
    expect(wallets).toEqual([
      {
        ...{ symbol: "USDT", opening: "5", closing: "6.5", locked: null },
        rows: [
          { type: "reversal", amount: "2", fee: "0.1" },
          { type: "reversal", amount: "-0.5", fee: null },
        ],
      },
      {
        ...{ symbol: "MERLIN", opening: zero, closing: zero, locked: "100" },
        rows: [
          { type: "stake", amount: "-100", fee: null },
          { type: "deposit", amount: "100", fee: null },
        ],
      },
    ]);
    expect(total).toBe("31.500000000000000001");
  });

  it("has no total where a value is missing", () => {
    const closing = [balance("USDT", "6.5", zero, null)];
    expect(statementView({ ...statement, closing }).total).toBeNull();
  });
});
