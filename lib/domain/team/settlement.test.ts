import { describe, expect, it } from "vitest";
import { compareAmounts, fromUnits, sumAmounts, toUnits } from "../../money/decimal.ts";
import { commissionsOn, knownMissing, matchLegs, splitCommission } from "./settlement.ts";

const RULES = { bonusBps: 800, capPerDay: "500.000000000000000000" };

describe("what two legs give", () => {
  it("R11.16 1 800 and 20 800 points match 1 800, pay 144.00 and carry 19 000", () => {
    const match = matchLegs("1800", "20800", RULES);
    const expected = { matched: "1800", carryLeft: "0", carryRight: "19000", flushed: "0" };
    for (const [name, value] of Object.entries(expected)) {
      expect(compareAmounts(match[name as keyof typeof match], value), name).toBe(0);
    }
    expect(compareAmounts(match.bonus, "144")).toBe(0);
    expect(compareAmounts(match.gross, "144")).toBe(0);
  });

  it("R11.16 pay no more than the cap, and the rest is flushed", () => {
    const match = matchLegs("7000", "7000", RULES);
    expect(compareAmounts(match.gross, "560")).toBe(0);
    expect(compareAmounts(match.flushed, "60")).toBe(0);
    expect(compareAmounts(match.bonus, "500")).toBe(0);
  });

  it("pay nothing while one is empty, and the other carries", () => {
    const match = matchLegs("0", "135", RULES);
    expect(compareAmounts(match.bonus, "0")).toBe(0);
    expect(compareAmounts(match.carryRight, "135")).toBe(0);
  });

  it("keep every digit", () => {
    const { bonus } = matchLegs("0.000000000000000019", "1", { ...RULES, bonusBps: 5000 });
    expect(compareAmounts(bonus, "0.000000000000000009")).toBe(0);
  });
});

describe("the words around a settlement", () => {
  it("keep what a newer service says without words for it, once", () => {
    expect(knownMissing(["no_machine", "rank", "region"])).toEqual(["no_machine", "other"]);
    expect(knownMissing([])).toEqual([]);
  });
});

it("R11.16 a purchase of 780 pays its sponsor 39 and the sponsor's sponsor 15.60", () => {
  const { direct, level2 } = commissionsOn("780");
  expect(compareAmounts(direct, "39")).toBe(0);
  expect(compareAmounts(level2, "15.6")).toBe(0);
});

it("R7.12 splits a commission so that both parts add up to it, the passed one rounded down", () => {
  const units = ({ kept, passed }: ReturnType<typeof splitCommission>) => [
    fromUnits(toUnits(kept)),
    fromUnits(toUnits(passed)),
  ];
  expect(units(splitCommission("39", 20))).toEqual([
    "31.200000000000000000",
    "7.800000000000000000",
  ]);
  expect(units(splitCommission("39", 0))).toEqual([
    "39.000000000000000000",
    "0.000000000000000000",
  ]);
  const odd = "5.000000000000000019";
  const parts = units(splitCommission(odd, 35));
  expect(parts).toEqual(["3.250000000000000013", "1.750000000000000006"]);
  expect(sumAmounts(parts)).toBe(odd);
});
