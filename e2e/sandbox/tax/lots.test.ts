import { describe, expect, it } from "vitest";
import { fromUnits, toUnits } from "../../../lib/money/decimal.ts";
import { type Basis, type OwnedEvent, valueAt, workLots } from "./lots.ts";

/** USDT for one, by the moment. */
const PRICES: Readonly<Record<string, readonly string[]>> = {
  MERLIN: ["0.25", "0.3", "0.333333333333333333", "0.5", "0.4", "0.4"],
  USDT: ["1", "1", "1", "1", "1", "1"],
};

const worthOf = (symbol: string, units: bigint, at: number) =>
  valueAt(units, toUnits(PRICES[symbol]?.[at] ?? ""));

type Change = readonly [symbol: string, amount: string, fee?: string];

const event = (at: number, kind: string, ...changes: readonly Change[]): OwnedEvent => ({
  ...{ id: at + 1, kind, at },
  changes: changes.map(([symbol, amount, fee = "0"]) => ({
    ...{ symbol, units: toUnits(amount), fee: toUnits(fee) },
  })),
});

const work = (events: readonly OwnedEvent[], bases: readonly (readonly [string, Basis])[] = []) =>
  workLots(events, worthOf, new Map(bases));

const told = (amount: bigint | null) => (amount === null ? null : fromUnits(amount));

describe("lots", () => {
  it("R15.4 R15.25 what a sale of a machine brings is worth what it is, and no income; what pays for one is disposed of", () => {
    const { disposals, lots, income, unknown } = work([
      event(0, "resale_sale", ["MERLIN", "10", "0.3"]),
      event(3, "resale_purchase", ["MERLIN", "-4"]),
    ]);
    expect(income).toEqual([]);
    expect(unknown.size).toBe(0);
    expect(disposals.map(({ proceeds, cost }) => [proceeds, cost].map(told))).toEqual([
      ["2.000000000000000000", "1.000000000000000000"],
    ]);
    expect(lots.map(({ units, cost }) => [fromUnits(units), told(cost)])).toEqual([
      ["6.000000000000000000", "1.500000000000000000"],
    ]);
  });

  it("R15.4 three lots, a conversion and a fee: first in, first out, to the last digit", () => {
    const { disposals, lots, income, fees } = work([
      event(0, "stake_reward", ["MERLIN", "10"]),
      event(1, "convert", ["USDT", "-3"], ["MERLIN", "9.95", "0.05"]),
      event(2, "game_reward", ["MERLIN", "7"]),
      // Twelve of MERLIN for 5.97 after a fee: all of the first lot and a part of the second.
      event(3, "convert", ["MERLIN", "-12"], ["USDT", "5.97", "0.03"]),
      event(4, "withdrawal", ["MERLIN", "-9", "1"]),
    ]);
    expect(
      disposals.map(({ lotId, units, proceeds, cost }) => [
        lotId,
        ...[units, proceeds, cost].map(told),
      ]),
    ).toEqual([
      ["1-MERLIN", "10.000000000000000000", "4.975000000000000000", "2.500000000000000000"],
      // 3 × 2 / 9.95, rounded down; of the proceeds the last part takes the rest.
      ["2-MERLIN", "2.000000000000000000", "0.995000000000000000", "0.603015075376884422"],
      // Of what was left: 2.396984924623115578 × 1 / 7.95.
      ["2-MERLIN", "1.000000000000000000", "0.400000000000000000", "0.301507537688442211"],
    ]);
    // The withdrawal took 6.95 of the second lot and 1.05 of the third along, which had 2.333333333333333331.
    expect(lots.map(({ id, units, cost }) => [id, fromUnits(units), told(cost)])).toEqual([
      ["3-MERLIN", "5.950000000000000000", "1.983333333333333332"],
    ]);
    expect(income.map(({ value }) => fromUnits(value))).toEqual([
      "2.500000000000000000",
      "2.333333333333333331",
    ]);
    expect(fees.map(({ value }) => fromUnits(value))).toEqual([
      "0.015000000000000000",
      "0.030000000000000000",
      "0.400000000000000000",
    ]);
  });

  it("R15.4 whatever they are split into, the parts are the whole", () => {
    const parts = ["1.1", "2.345678901234567891", "0.000000000000000001", "3.3"];
    const { disposals, lots } = work([
      event(2, "airdrop", ["MERLIN", "7"]),
      ...parts.map((part) => event(3, "purchase", ["MERLIN", `-${part}`])),
    ]);
    const left = lots[0];
    expect(disposals).toHaveLength(parts.length);
    const costs = disposals.reduce((sum, { cost }) => sum + (cost ?? 0n), left?.cost ?? 0n);
    expect(fromUnits(costs)).toBe("2.333333333333333331");
  });

  it("R15.4 an entry of a prediction is spent when it is made, and what it pays is income", () => {
    const { disposals, income } = work([
      event(0, "mining_claim", ["MERLIN", "10"]),
      event(1, "prediction_stake", ["MERLIN", "-4"]),
      event(2, "prediction_payout", ["MERLIN", "6"]),
    ]);
    expect(disposals).toMatchObject([{ proceeds: 0n, cost: toUnits("1") }]);
    expect(income.map(({ units }) => fromUnits(units))).toEqual([
      "10.000000000000000000",
      "6.000000000000000000",
    ]);
  });

  it("R15.6 what came from outside has no basis until the member says it, and none is not zero", () => {
    const events = [
      event(0, "transfer", ["MERLIN", "10"]),
      event(1, "deposit", ["MERLIN", "2"]),
      event(3, "convert", ["MERLIN", "-11"], ["USDT", "5.5"]),
    ];
    const before = work(events);
    expect(before.disposals.map(({ cost, acquiredAt }) => [cost, acquiredAt])).toEqual([
      [null, null],
      [null, null],
    ]);
    expect([...before.unknown]).toEqual([
      ["1-MERLIN", 0],
      ["2-MERLIN", 1],
    ]);
    const filled = work(events, [["2-MERLIN", { acquiredAt: -5, cost: toUnits("0.7") }]]);
    expect(filled.disposals.map(({ cost, acquiredAt }) => [cost, acquiredAt])).toEqual([
      [null, null],
      [toUnits("0.35"), -5],
    ]);
  });
});
