import { describe, expect, it } from "vitest";
import type { MiningRate } from "../../contract/mining.ts";
import { fromUnits, toUnits } from "../../money/units.ts";
import { hasNoPower, rateBreakdown } from "./breakdown.ts";

const sum = (amounts: readonly string[]) =>
  fromUnits(amounts.reduce((all, amount) => all + toUnits(amount), 0n));

/** 16 TH and 5 TH won, team +6 %, streak +0.3 %, boost +25 %, as the accrual rule gives them. */
const RATE: MiningRate = {
  components: [
    { code: "machines", thPerS: "16", perHour: "0.000333333333333333" },
    { code: "game", thPerS: "5", perHour: "0.000104166666666667" },
    { code: "team", percent: "6", perHour: "0.000026250000000000" },
    { code: "streak", percent: "0.3", perHour: "0.000001312500000000" },
    { code: "boost", percent: "25", perHour: "0.000109375000000000" },
  ],
  fee: "0.0000875",
  net: "0.0004869375",
};

describe("the rows of a rate", () => {
  const { power, base, bonuses, gross, fee, net } = rateBreakdown(RATE);

  it("add up exactly: power to the base, with bonuses to the gross, less the fee to the net", () => {
    expect(sum(power.map(({ exact }) => exact))).toBe(base.exact);
    expect(sum([base, ...bonuses].map(({ exact }) => exact))).toBe(gross.exact);
    expect(sum([net.exact, fee.exact])).toBe(gross.exact);
    expect(net.exact).toBe("0.011686500000000000");
  });

  it("add up as they are shown, too, and none is off by more than one in the sixth decimal", () => {
    expect(sum(power.map(({ shown }) => shown))).toBe(base.shown);
    expect(sum([base, ...bonuses].map(({ shown }) => shown))).toBe(gross.shown);
    expect(sum([net.shown, fee.shown])).toBe(gross.shown);
    for (const { exact, shown } of [...power, base, ...bonuses, gross, fee, net]) {
      const off = toUnits(shown) - toUnits(exact);
      expect(off < 0n ? -off : off).toBeLessThan(1_000_000_000_000n);
      expect(shown).toMatch(/0{12}$/);
    }
  });

  it("shows what a streak adds in a day", () => {
    expect(bonuses.find(({ code }) => code === "streak")?.shown).toMatch(/^0\.00003[12]/);
  });

  it("are whole where a day is whole, though an hour is not", () => {
    const machines = { code: "machines", thPerS: "40", perHour: "0.000833333333333333" };
    const rate = {
      components: [machines],
      fee: "0.000166666666666667",
      net: "0.000666666666666666",
    };
    const day = rateBreakdown(rate);
    expect([day.base.shown, day.fee.shown, day.net.shown].map(Number)).toEqual([
      0.02, 0.004, 0.016,
    ]);
    expect(day.base.exact).toBe("0.020000000000000000");
  });

  it("names what the service did not break down", () => {
    const whole = rateBreakdown({ ...RATE, net: "0.0005" });
    expect(whole.bonuses.at(-1)).toMatchObject({ code: "other", exact: "0.000313500000000000" });
    expect(sum([whole.base, ...whole.bonuses].map(({ exact }) => exact))).toBe(whole.gross.exact);
  });
});

it("knows a member without any power", () => {
  const none = RATE.components.map((part) => ({ ...part, thPerS: "0", perHour: "0.000" }));
  expect(hasNoPower({ ...RATE, components: none })).toBe(true);
  expect(hasNoPower(RATE)).toBe(false);
});
