import { describe, expect, it } from "vitest";
import { earnedBySource, earnedValue } from "./earned.ts";

const DAYS = [
  {
    day: "2026-11-21",
    bySource: {
      mining: [{ symbol: "mBTC", amount: "0.0064" }],
      prediction: [{ symbol: "MERLIN", amount: "-5" }],
    },
    totalUSDT: "-0.61",
    valueBySource: { mining: "0.64", prediction: "-1.25" },
  },
  {
    day: "2026-11-20",
    bySource: {
      mining: [{ symbol: "mBTC", amount: "0.000000000000000001" }],
      prediction: [
        { symbol: "MERLIN", amount: "9.5" },
        { symbol: "USDT", amount: "1" },
      ],
    },
    totalUSDT: "3.375",
    valueBySource: { prediction: "3.375" },
  },
];

describe("what was earned by source", () => {
  it("adds up each token for itself, losses too, to the last digit", () => {
    const totals = earnedBySource(DAYS);
    expect(totals.find(({ source }) => source === "mining")).toEqual({
      source: "mining",
      sums: [{ symbol: "mBTC", amount: "0.006400000000000001" }],
      value: "0.640000000000000000",
    });
    expect(totals.find(({ source }) => source === "prediction")).toEqual({
      source: "prediction",
      sums: [
        { symbol: "MERLIN", amount: "4.500000000000000000" },
        { symbol: "USDT", amount: "1.000000000000000000" },
      ],
      value: "2.125000000000000000",
    });
  });

  it("lists every source, also one that brought nothing", () => {
    expect(earnedBySource(DAYS)).toHaveLength(8);
    expect(earnedBySource([])[0]).toMatchObject({ source: "mining", sums: [] });
  });

  it("has no values when a day came without them", () => {
    const [first] = DAYS;
    const days = first ? [first, { ...first, valueBySource: null }] : [];
    expect(earnedBySource(days).every(({ value }) => value === null)).toBe(true);
  });

  it("has a total that is the sum of its days", () => {
    expect(earnedValue(DAYS)).toBe("2.765000000000000000");
  });
});
