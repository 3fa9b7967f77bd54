import { describe, expect, it } from "vitest";
import { afterFee, checkAmount } from "./amount-check.ts";

const LARGEST = "99999999999999999999.999999999999999999";
const limits = { symbol: "MERLIN", minimum: "40", maximum: "2000" };
const open = { symbol: "MERLIN", minimum: null, maximum: null };

describe("R9.2 a typed amount", () => {
  it.each([
    ["1e9", "format"],
    ["1,5", "format"],
    ["三", "format"],
    ["--1", "format"],
    ["9".repeat(400), "tooLarge"],
    ["1.1234567890123456789", "decimals"],
    ["0", "zero"],
    ["0.000", "zero"],
    ["", "empty"],
    ["39.999999999999999999", "belowMinimum"],
    ["2000.000000000000000001", "aboveMaximum"],
  ])("refuses %s as %s", (text, problem) => {
    expect(checkAmount(text, "en-US", limits)).toEqual({ ok: false, problem });
  });

  it("takes the limits themselves", () => {
    expect(checkAmount("40", "en-US", limits)).toEqual({ ok: true, amount: "40" });
    expect(checkAmount("2,000", "en-US", limits)).toEqual({ ok: true, amount: "2000" });
  });

  it("R15.6 takes zero where something may have cost nothing", () => {
    expect(checkAmount("0.00", "en-US", { ...open, mayBeZero: true })).toEqual({
      ok: true,
      amount: "0",
    });
    expect(checkAmount("", "en-US", { ...open, mayBeZero: true }).ok).toBe(false);
  });

  it("keeps every digit between the smallest and the largest amount", () => {
    expect(checkAmount("0.000000000000000001", "en-US", open)).toEqual({
      ok: true,
      amount: "0.000000000000000001",
    });
    expect(checkAmount(LARGEST, "en-US", { ...open, maximum: LARGEST })).toEqual({
      ok: true,
      amount: LARGEST,
    });
  });

  it("reads the marks of the language", () => {
    expect(checkAmount("1.234,5", "de-DE", open)).toEqual({ ok: true, amount: "1234.5" });
  });
});

it("the most that can be withdrawn leaves the fee, and is never negative", () => {
  expect(afterFee("1000.000000000000000000", "1")).toBe("999.000000000000000000");
  expect(afterFee("0.5", "1")).toBe("0");
  expect(afterFee("1", "1")).toBe("0");
});
