import { expect, it } from "vitest";
import { fromUnits, toUnits } from "../../../lib/money/decimal.ts";
import { earn, streakBonus, teamBonus } from "./earnings.ts";

const RATE = toUnits("0.0005");
const DAY_MS = 86_400_000;
const NO_BONUS = { teamBps: 0, streakBps: 0, boostBps: 0 };

it("R11.9 pays 0.0064 mBTC for a full day of the Starter: gross 0.008 less a fee of 0.0016", () => {
  const { gross, fee } = earn(16, RATE, NO_BONUS, DAY_MS);
  expect(fromUnits(gross)).toBe("0.008000000000000000");
  expect(fromUnits(fee)).toBe("0.001600000000000000");
  expect(fromUnits(gross - fee)).toBe("0.006400000000000000");
});

it("R11.9 takes the fee on the part without bonuses only", () => {
  const bonus = { teamBps: 7_000, streakBps: 300, boostBps: 5_000 };
  const { gross, fee } = earn(16, RATE, bonus, DAY_MS);
  expect(fromUnits(gross)).toBe("0.017840000000000000");
  expect(fromUnits(fee)).toBe("0.001600000000000000");
});

it("R11.9 rounds the gross down and the fee up", () => {
  // 16 × 0.0005 / 86 400 000 of a millisecond is 92 592 592.592… units.
  expect(earn(16, RATE, NO_BONUS, 1)).toEqual({ gross: 92_592_592n, fee: 18_518_519n });
});

it("R11.9 limits the bonus of each level of the team and that of the streak", () => {
  expect(teamBonus(0, 0)).toBe(0);
  expect(teamBonus(1, 1)).toBe(600);
  expect(teamBonus(11, 3)).toBe(5_300);
  expect(teamBonus(99, 99)).toBe(7_000);
  expect([1, 2, 11, 12].map(streakBonus)).toEqual([0, 30, 300, 300]);
});
