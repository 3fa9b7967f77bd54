import { randomBytes, randomInt } from "node:crypto";
import { describe, expect, it } from "vitest";
import {
  compareAmounts,
  convertAmount,
  divideAmount,
  fromUnits,
  multiplyAmount,
  percentOf,
  subtractAmount,
  sumAmounts,
  toUnits,
} from "./decimal.ts";

const LARGEST = "99999999999999999999.999999999999999999";
const SMALLEST = "0.000000000000000001";
const ZERO = "0.000000000000000000";

/** Any amount of the contract: up to 10²⁰ − 10⁻¹⁸, of either sign, small ones as often as large ones. */
function randomUnits(): bigint {
  const size = 10n ** BigInt(randomInt(1, 39));
  const units = BigInt(`0x${randomBytes(20).toString("hex")}`) % size;
  return randomInt(2) === 0 ? units : -units;
}

const samples = Array.from({ length: 2_000 }, randomUnits);

function pairs(): [bigint, bigint][] {
  return samples.map((units, index) => [units, samples[samples.length - 1 - index] ?? 0n]);
}

describe("units of 10⁻¹⁸", () => {
  it("R9.1 come back the same from text, whatever the amount", () => {
    for (const units of samples) expect(toUnits(fromUnits(units))).toBe(units);
  });

  it("always have 18 decimals as text", () => {
    for (const units of samples) expect(fromUnits(units)).toMatch(/^-?\d{1,20}\.\d{18}$/);
  });

  it.each([
    [LARGEST, 10n ** 38n - 1n],
    [SMALLEST, 1n],
    [`-${SMALLEST}`, -1n],
    ["0", 0n],
    ["-0", 0n],
    ["1", 10n ** 18n],
    ["12.5", 125n * 10n ** 17n],
    ["007", 7n * 10n ** 18n],
  ])("are exact for %s", (text, units) => {
    expect(toUnits(text)).toBe(units);
  });

  it.each([
    "",
    "1.",
    ".5",
    "+1",
    "1e5",
    "1,000",
    " 1",
    "1 ",
    "--1",
    "0x10",
    "NaN",
    "1.0000000000000000000",
  ])("refuse what is no plain decimal: %j", (text) => {
    expect(() => toUnits(text)).toThrow(RangeError);
  });
});

describe("arithmetic", () => {
  it("adds and subtracts like whole units do", () => {
    for (const [left, right] of pairs()) {
      const texts = [fromUnits(left), fromUnits(right)] as const;
      expect(sumAmounts(texts)).toBe(fromUnits(left + right));
      expect(subtractAmount(...texts)).toBe(fromUnits(left - right));
    }
  });

  it("compares like whole units do, whatever the number of decimals", () => {
    for (const [left, right] of pairs()) {
      const expected = left < right ? -1 : left > right ? 1 : 0;
      expect(Math.sign(compareAmounts(fromUnits(left), fromUnits(right)))).toBe(expected);
    }
    expect(compareAmounts("1", "1.000000000000000000")).toBe(0);
    expect(compareAmounts("-0", ZERO)).toBe(0);
  });

  it("sums nothing to zero, and the largest amount with nothing to itself", () => {
    expect(sumAmounts([])).toBe(ZERO);
    expect(sumAmounts([LARGEST, ZERO])).toBe(LARGEST);
    expect(subtractAmount(LARGEST, LARGEST)).toBe(ZERO);
  });

  it("R9.2 keeps the smallest unit beside the largest amount", () => {
    expect(sumAmounts([LARGEST, SMALLEST])).toBe("100000000000000000000.000000000000000000");
    expect(subtractAmount("100000000000000000000", SMALLEST)).toBe(LARGEST);
    expect(multiplyAmount(LARGEST, "1", "down")).toBe(LARGEST);
  });
});

describe("rounding", () => {
  it("goes down for what is credited and up for fees", () => {
    expect(multiplyAmount(SMALLEST, "0.5", "down")).toBe(ZERO);
    expect(multiplyAmount(SMALLEST, "0.5", "up")).toBe(SMALLEST);
    expect(divideAmount("2", "3", "down")).toBe("0.666666666666666666");
    expect(divideAmount("2", "3", "up")).toBe("0.666666666666666667");
  });

  it("goes by magnitude for negative amounts", () => {
    expect(divideAmount("-2", "3", "down")).toBe("-0.666666666666666666");
    expect(divideAmount("-2", "3", "up")).toBe("-0.666666666666666667");
  });

  it("leaves exact results alone", () => {
    expect(divideAmount("1", "8", "up")).toBe("0.125000000000000000");
    expect(multiplyAmount("12.5", "0.25", "up")).toBe("3.125000000000000000");
  });

  it("lies a unit apart at most, with the exact product between", () => {
    const one = 10n ** 18n;
    for (const [amount, factor] of pairs()) {
      const left = fromUnits(amount < 0n ? -amount : amount);
      const right = fromUnits(factor < 0n ? -factor : factor);
      const exact = toUnits(left) * toUnits(right);
      expect(toUnits(multiplyAmount(left, right, "down"))).toBe(exact / one);
      expect(toUnits(multiplyAmount(left, right, "up"))).toBe((exact + one - 1n) / one);
    }
  });

  it("R9.2 divides exactly like whole units, however far apart the amounts are", () => {
    const one = 10n ** 18n;
    for (const [amount, divisor] of pairs()) {
      if (amount < 0n || divisor <= 0n) continue;
      const quotient = divideAmount(fromUnits(amount), fromUnits(divisor), "down");
      expect(toUnits(quotient)).toBe((amount * one) / divisor);
    }
    expect(divideAmount(LARGEST, SMALLEST, "down")).toBe(`${"9".repeat(38)}.${"0".repeat(18)}`);
  });

  it("R9.2 works with eighty places before it rounds to eighteen", () => {
    const tenTo = (zeros: number) => `1${"0".repeat(zeros)}`;
    expect(divideAmount(SMALLEST, tenTo(62), "up")).toBe(SMALLEST);
    expect(divideAmount(SMALLEST, tenTo(63), "up")).toBe(ZERO);
  });

  it("refuses to divide by zero", () => {
    expect(() => divideAmount("1", ZERO, "down")).toThrow(RangeError);
  });
});

describe("what one token is in another", () => {
  it("is rounded once", () => {
    expect(convertAmount("1", "2", "3", "down")).toBe("0.666666666666666666");
    expect(convertAmount("1", "2", "3", "up")).toBe("0.666666666666666667");
    // Multiplied first and cut, it would be zero.
    expect(convertAmount(SMALLEST, "0.5", SMALLEST, "down")).toBe("0.500000000000000000");
    expect(convertAmount(LARGEST, "1", "1", "down")).toBe(LARGEST);
    expect(() => convertAmount("1", "1", ZERO, "down")).toThrow(RangeError);
  });
});

describe("a share", () => {
  it("is in percent, and nothing of nothing", () => {
    expect(percentOf("1", "3")).toBe("33.333333333333333333");
    expect(percentOf("-5", "4")).toBe("-125.000000000000000000");
    expect(percentOf("1", ZERO)).toBeNull();
  });
});
