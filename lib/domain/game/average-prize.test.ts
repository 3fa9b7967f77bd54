import { expect, it } from "vitest";
import type { Wheel } from "../../contract/game.ts";
import { averagePrize } from "./average-prize.ts";

const segment = (
  index: number,
  weight: number,
  mBTC: string | null,
): Wheel["segments"][number] => ({
  index,
  weight,
  percent: "0",
  prize: { kind: "token", symbol: "MERLIN", amount: "1", value: mBTC ? { mBTC, USDT: "1" } : null },
});

it("weighs each prize by its odds", () => {
  const average = averagePrize([segment(0, 7_500, "0.004"), segment(1, 2_500, "0.02")]);
  expect(average).toEqual({ mBTC: "0.008000000000000000", USDT: "1.000000000000000000" });
});

it("says nothing when a value is missing, or when there are no segments", () => {
  expect(averagePrize([segment(0, 5_000, "0.004"), segment(1, 5_000, null)])).toBeNull();
  expect(averagePrize([])).toBeNull();
});
