import { describe, expect, it } from "vitest";
import { fromUnits, toUnits } from "../../../lib/money/decimal.ts";
import { createDice } from "../seed/dice.ts";
import type { MachineProduct } from "./products.ts";
import { feeBpsOf, machineState, renewalPrice, upgradeChoices, upgradePrice } from "./worth.ts";

const CORE: MachineProduct = {
  id: "core",
  name: "Core",
  kind: "machine",
  isForSale: true,
  currency: "USDT",
  price: toUnits("780"),
  stock: null,
  th: 60,
  wPerTh: 28,
  days: 360,
};
const CENT = toUnits("0.01");
const spec = (th: number, wPerTh: number) => ({ th, wPerTh });

it("the mining fee is the common one at a model’s efficiency, falls with it, and is rounded up", () => {
  expect([28, 24, 21, 20].map((watts) => feeBpsOf(watts, 28))).toEqual([
    2_000, 1_715, 1_500, 1_429,
  ]);
});

it("more power costs the model’s price for it and for the days, to the cent above", () => {
  // 780 / (60 TH × 360 d) for 6 TH and 100 days is 21.666…
  expect(fromUnits(upgradePrice(spec(60, 28), spec(66, 28), CORE, 100))).toBe(
    "21.670000000000000000",
  );
  // For the whole term and all of its power it is the model's price itself.
  expect(upgradePrice(spec(60, 28), spec(120, 28), CORE, 360)).toBe(CORE.price);
});

it("a better efficiency costs what the fee that it saves would bring", () => {
  // 5 of 80 percent of the price, for the whole term and for a quarter of it.
  expect(fromUnits(upgradePrice(spec(60, 28), spec(60, 21), CORE, 360))).toMatch(/^48\.750+$/);
  expect(fromUnits(upgradePrice(spec(60, 28), spec(60, 21), CORE, 90))).toBe(
    "12.190000000000000000",
  );
});

it("an upgraded machine is renewed for as much more as it brings more, another one for its price", () => {
  expect(renewalPrice(spec(60, 28), { ...CORE, price: 7n })).toBe(7n);
  expect(renewalPrice(spec(90, 28), CORE)).toBe(toUnits("1170"));
  expect(renewalPrice(spec(60, 21), CORE)).toBe(toUnits("828.75"));
});

describe("whatever way a machine is upgraded", () => {
  const dice = createDice(20_261_123);
  it.each(Array.from({ length: 200 }, (_, index) => index))("costs the same, run %i", () => {
    const days = 1 + dice.below(720);
    const [one, two, three] = [0, 1, 2].map((step) =>
      spec(60 + 6 * (3 * step + dice.below(3)), 28 - (2 * step + dice.below(3))),
    );
    if (!one || !two || !three) throw new Error("No steps");
    const whole = upgradePrice(one, three, CORE, days);
    const parts = upgradePrice(one, two, CORE, days) + upgradePrice(two, three, CORE, days);
    expect(parts).toBeGreaterThanOrEqual(whole);
    expect(parts - whole).toBeLessThanOrEqual(CENT);
    // An upgrade at the beginning of a term and one before its extension come to the same.
    const extension = renewalPrice(three, CORE) - renewalPrice(one, CORE);
    const difference = extension - upgradePrice(one, three, CORE, CORE.days);
    expect(difference < 0n ? -difference : difference).toBeLessThanOrEqual(CENT);
  });
});

it("a machine grows in tenths of its model up to twice of it, and down to the best efficiency for sale", () => {
  expect(upgradeChoices(spec(60, 28), CORE, 25)).toEqual({
    th: [66, 72, 78, 84, 90, 96, 102, 108, 114, 120],
    wPerTh: [25, 26, 27],
  });
  expect(upgradeChoices(spec(114, 20), CORE, 20)).toEqual({ th: [120], wPerTh: [] });
});

it("R11.9 what a day brings counts the machine’s own fee", () => {
  const state = machineState(spec(66, 21), CORE, 0, toUnits("0.0005"));
  expect(state).toMatchObject({ th: "66", wPerTh: "21", feePercent: "15" });
  // 66 × 0.0005 = 0.033, less 15 %.
  expect(state.netPerDay).toBe("0.028050000000000000");
});
