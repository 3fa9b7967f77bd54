import { numberMarks } from "./number-marks.ts";

/** Fraction digits that a number is shown with. */
export interface Digits {
  readonly minimum: number;
  readonly maximum: number;
}

export const MINUS = "\u2212";

function magnitude(value: string): string {
  return value.replace(/^-/, "");
}

/** True for zero with any sign and any number of decimals. */
export function isZero(value: string): boolean {
  return !/[1-9]/.test(value);
}

/** True when nothing is left of the value at that many fraction digits. */
export function isBelow(value: string, fractionDigits: number): boolean {
  const [whole = "0", fraction = ""] = magnitude(value).split(".");
  return isZero(whole) && isZero(fraction.slice(0, fractionDigits));
}

/** How many digits the value's fraction has, zeros at its end left out. */
export function fractionLength(value: string): number {
  return (value.split(".")[1] ?? "").replace(/0+$/, "").length;
}

function write(magnitude: string, locale: string, { minimum, maximum }: Digits): string {
  const { group, decimal, leastGrouped } = numberMarks(locale);
  const [written = "", fraction = ""] = magnitude.split(".");
  const whole = written.replace(/^0+/, "") || "0";
  const grouped = whole.length < leastGrouped ? whole : whole.replace(/\B(?=(?:\d{3})+$)/g, group);
  const shown = fraction.slice(0, maximum).replace(/0+$/, "").padEnd(minimum, "0");
  return shown === "" ? grouped : grouped + decimal + shown;
}

/**
 * A plain decimal in a language, with Latin digits and cut, never rounded up. What would be shown as
 * zero and is not becomes `<0.0001`.
 *
 * @param unit puts a sign in front or behind
 */
export function renderDecimal(
  value: string,
  locale: string,
  digits: Digits,
  unit: (text: string) => string = (text) => text,
): string {
  const sign = value.startsWith("-") && !isZero(value) ? MINUS : "";
  if (!isZero(value) && isBelow(value, digits.maximum)) {
    const smallest = digits.maximum === 0 ? "1" : `0.${"0".repeat(digits.maximum - 1)}1`;
    return `${sign}<${unit(write(smallest, locale, digits))}`;
  }
  return sign + unit(write(magnitude(value), locale, digits));
}
