import { describe, expect, it } from "vitest";
import { LOCALES } from "../i18n/locales.ts";
import { numberMarks } from "./number-marks.ts";
import { type Digits, renderDecimal } from "./render.ts";

const SHAPES: readonly Digits[] = [
  { minimum: 0, maximum: 0 },
  { minimum: 0, maximum: 4 },
  { minimum: 2, maximum: 2 },
  { minimum: 2, maximum: 4 },
  { minimum: 6, maximum: 18 },
  { minimum: 18, maximum: 18 },
];

const VALUES = [
  ...[
    "0",
    "0.0",
    "1",
    "1.5",
    "007.10",
    "12.345678901234567891",
    "99999999999999999999.999999999999999999",
  ],
  ...Array.from(
    { length: 21 },
    (_, length) => `${"1234567890".repeat(3).slice(0, length + 1)}.050`,
  ),
];

describe.each(LOCALES)("R9.2 numbers in $name", ({ format }) => {
  it.each(SHAPES)("are written as Intl writes them, cut: %o", (digits) => {
    const intl = new Intl.NumberFormat(format, {
      numberingSystem: "latn",
      minimumFractionDigits: digits.minimum,
      maximumFractionDigits: digits.maximum,
      roundingMode: "trunc",
    });
    for (const value of VALUES) {
      expect(renderDecimal(value, format, digits), value).toBe(
        intl.format(value as Intl.StringNumericLiteral),
      );
    }
  });

  it("have their percent sign as far away as Intl has it", () => {
    const parts = new Intl.NumberFormat(format, { style: "percent" }).formatToParts(1);
    const space = parts.find(({ type }) => type === "literal")?.value.replace(/\S/g, "") ?? "";
    expect(numberMarks(format).percentSpace).toBe(space);
  });
});
