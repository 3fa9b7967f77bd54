import { expect, it } from "vitest";
import { fromUnits, toUnits } from "../../../lib/money/decimal.ts";
import { guardOf, matchLegs } from "./settlement-rules.ts";

it("R11.16 matches the smaller leg at eight percent: 1 800 and 20 800 give 144", () => {
  const { matched, wanted, flushed } = matchLegs(1_800, 20_800);
  expect([matched, fromUnits(wanted), fromUnits(flushed)]).toEqual([
    1_800,
    "144.000000000000000000",
    "0.000000000000000000",
  ]);
});

it("R11.16 flushes what is above 500 a day, not a point before", () => {
  expect(matchLegs(6_250, 9_000)).toMatchObject({ wanted: toUnits("500"), flushed: 0n });
  expect(matchLegs(9_000, 6_251)).toMatchObject({
    matched: 6_251,
    wanted: toUnits("500"),
    flushed: toUnits("0.08"),
  });
});

it("R11.16 matches nothing while one leg is empty", () => {
  expect(matchLegs(0, 20_800)).toMatchObject({ matched: 0, wanted: 0n, flushed: 0n });
});

it("R11.16 lets the bonuses of a day reach a fifth of its sales and the pool, exactly", () => {
  const guard = guardOf(toUnits("1000"), toUnits("50"), toUnits("250"));
  expect(guard.budget).toBe(toUnits("250"));
  expect(guard.factor).toBe(toUnits("1"));
  expect(guard.scale(toUnits("144"))).toBe(toUnits("144"));
});

it("R11.16 scales every bonus down equally beyond that, and never pays more than the budget", () => {
  const wanted = [toUnits("100"), toUnits("100"), toUnits("100")];
  const guard = guardOf(toUnits("500"), 0n, toUnits("300"));
  expect(fromUnits(guard.factor)).toBe("0.333333333333333333");
  const paid = wanted.map((part) => guard.scale(part));
  expect(paid.map(fromUnits)).toEqual(Array(3).fill("33.333333333333333333"));
  expect(paid.reduce((sum, part) => sum + part, 0n)).toBeLessThanOrEqual(guard.budget);
});

it("R11.16 pays nothing without sales and pool", () => {
  expect(guardOf(0n, 0n, 5n).scale(5n)).toBe(0n);
});
