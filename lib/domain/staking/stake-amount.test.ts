import { describe, expect, it } from "vitest";
import { checkStake, mostToStake } from "./stake-amount.ts";

const PRODUCT = { symbol: "MERLIN", minimum: "10", maximum: "100", quotaLeft: "80" };
const check = (text: string, available: string | null = "50") =>
  checkStake(text, "en-US", PRODUCT, available);

describe("an amount to stake", () => {
  it("is the plain decimal of what was typed", () => {
    expect(check("1,000.5", null)).toEqual({ ok: false, problem: "aboveMaximum", limit: "100" });
    expect(check("50")).toEqual({ ok: true, amount: "50" });
    expect(check("10")).toEqual({ ok: true, amount: "10" });
  });

  it("names the limit that it breaks, to the last digit", () => {
    expect(check("9.999999999999999999")).toMatchObject({ problem: "belowMinimum", limit: "10" });
    expect(check("80.000000000000000001")).toMatchObject({ problem: "aboveQuota", limit: "80" });
    expect(check("50.000000000000000001")).toMatchObject({
      problem: "aboveAvailable",
      limit: "50",
    });
  });

  it("that is no number has no limit to name", () => {
    expect(check("1e3")).toEqual({ ok: false, problem: "format", limit: null });
    expect(check("")).toEqual({ ok: false, problem: "empty", limit: null });
  });
});

describe("the most that can be staked", () => {
  it("is the smallest of balance, limit and quota", () => {
    expect(mostToStake(PRODUCT, "50")).toBe("50");
    expect(mostToStake(PRODUCT, "500")).toBe("80");
    expect(mostToStake({ ...PRODUCT, quotaLeft: null }, "500")).toBe("100");
  });

  it("is unknown where nothing limits it", () => {
    expect(mostToStake({ ...PRODUCT, maximum: null, quotaLeft: null }, null)).toBeNull();
  });
});
