import { describe, expect, it } from "vitest";
import { LOCALES as OURS } from "../i18n/locales.ts";
import { formatInput, parseAmount, rewriteInput } from "./parse.ts";

const LARGEST = "99999999999999999999.999999999999999999";
const SMALLEST = "0.000000000000000001";

const COMMA_GROUPS = ["en-US", "zh-HK", "zh-CN", "ar-SA", "ja-JP", "ko-KR", "th-TH"];
const POINT_GROUPS = ["es-ES", "id-ID", "de-DE", "vi-VN", "it-IT"];
const SPACE_GROUPS = ["fr-FR", "ru-RU", "pt-PT"];
const LOCALES = [...COMMA_GROUPS, ...POINT_GROUPS, ...SPACE_GROUPS];

it("R9.2 each language has its marks here", () => {
  expect(LOCALES.toSorted()).toEqual(OURS.map(({ locale }) => locale).toSorted());
});

const amountOf = (text: string, locale: string) => {
  const parsed = parseAmount(text, locale);
  return parsed.ok ? parsed.amount : parsed.problem;
};

describe("an amount typed in its language", () => {
  it.each(COMMA_GROUPS)("R9.2 is grouped by commas in %s", (locale) => {
    expect(amountOf("1,234,567.89", locale)).toBe("1234567.89");
    expect(amountOf("1,234", locale)).toBe("1234");
    expect(amountOf("1234.5", locale)).toBe("1234.5");
    expect(amountOf("1,5", locale)).toBe("format");
    expect(amountOf("0,123", locale)).toBe("format");
    expect(amountOf("1.234,5", locale)).toBe("format");
    expect(amountOf("1 234", locale)).toBe("format");
  });

  it.each(POINT_GROUPS)("R9.2 is grouped by points in %s", (locale) => {
    expect(amountOf("1.234.567,89", locale)).toBe("1234567.89");
    expect(amountOf("1.234", locale)).toBe("1234");
    expect(amountOf("1234,5", locale)).toBe("1234.5");
    expect(amountOf("1.5", locale)).toBe("format");
    expect(amountOf("0.123", locale)).toBe("format");
    expect(amountOf("1,234.5", locale)).toBe("format");
  });

  it.each(SPACE_GROUPS)("R9.2 is grouped by spaces of any width in %s", (locale) => {
    for (const space of [" ", "\u00a0", "\u202f", "\u2009"]) {
      expect(amountOf(`1${space}234${space}567,89`, locale)).toBe("1234567.89");
    }
    expect(amountOf("1 234", locale)).toBe("1234");
    expect(amountOf("1,234", locale)).toBe("1.234");
    expect(amountOf("1 23", locale)).toBe("format");
    expect(amountOf("1.5", locale)).toBe("format");
  });

  it.each(LOCALES)("R3.3 is what Intl wrote in %s, every digit of it", (locale) => {
    for (const amount of ["0.5", "1234.000001", "1234567", LARGEST, SMALLEST]) {
      const text = new Intl.NumberFormat(locale, {
        numberingSystem: "latn",
        maximumFractionDigits: 18,
      }).format(amount as Intl.StringNumericLiteral);
      expect(amountOf(text, locale)).toBe(amount);
    }
  });
});

describe("an amount copied along with something", () => {
  it.each([
    ["  12.5 ", "12.5"],
    ["$1,234.50", "1234.5"],
    ["$ 5", "5"],
    ["12.3456\u00a0MERLIN", "12.3456"],
    ["0.006400 mbtc", "0.0064"],
    ["7 AmBTC", "7"],
    ["USDT 3", "3"],
    ["+0.5 mBTC", "0.5"],
    ["\u2068\u200e1,234.5\u200f\u2069", "1234.5"],
    ["１２，３４５．６", "12345.6"],
    [".5", "0.5"],
    ["5.", "5"],
    ["007", "7"],
    ["1.500", "1.5"],
  ])("loses what is no part of it: %j", (text, amount) => {
    expect(amountOf(text, "en-US")).toBe(amount);
  });

  it.each([
    ["١٢٣٤٫٥", "1234.5"],
    ["١٬٢٣٤٫٥", "1234.5"],
    ["۱۲۳۴٫۵", "1234.5"],
    ["۷.۵", "7.5"],
    ["٣", "3"],
  ])("R9.2 reads digits of an Arabic or Persian keyboard: %j", (text, amount) => {
    expect(amountOf(text, "ar-SA")).toBe(amount);
    expect(amountOf(text, "en-US")).toBe(amount);
  });

  it("takes only the unit of its own field where the field names one", () => {
    expect(parseAmount("5 MERLIN", "en-US", "MERLIN")).toEqual({ ok: true, amount: "5" });
    expect(parseAmount("$5", "en-US", "USDT")).toEqual({ ok: true, amount: "5" });
    for (const text of ["5 MERLIN", "5 AmBTC", "$5"]) {
      expect(parseAmount(text, "en-US", "mBTC")).toEqual({ ok: false, problem: "format" });
    }
  });

  it.each(LOCALES)("R9.2 takes the plain form that our copy buttons write in %s", (locale) => {
    expect(amountOf("1234.500000000000000000", locale)).toBe("1234.5");
    expect(amountOf("1234.500000000000000000", locale)).toBe("1234.5");
    expect(amountOf(LARGEST, locale)).toBe(LARGEST);
  });
});

describe("what is no amount", () => {
  it.each([
    "1e9",
    "1E-7",
    "--1",
    "-1",
    "−1",
    "- 1",
    "++1",
    "1-",
    "1,5",
    "1,23,456",
    "1234,567",
    "12,,345",
    "1.2.3",
    "1,234.5,6",
    "0x10",
    "NaN",
    "Infinity",
    "<0.0001",
    "1 2",
    "$",
    ".",
    ",",
    "5 million",
    "5bn",
    "1/2",
    "²",
    "5%",
    "$5$",
  ])("is refused, not guessed: %j", (text) => {
    expect(amountOf(text, "en-US")).toBe("format");
  });

  it.each(["", "   ", "\u00a0", "\u200e"])("is missing: %j", (text) => {
    expect(amountOf(text, "en-US")).toBe("empty");
  });

  it.each(["0", "0.00", ".0", "$0", "0.000000000000000000", "0".repeat(400)])(
    "is nothing: %j",
    (text) => {
      expect(amountOf(text, "en-US")).toBe("zero");
    },
  );

  it("R9.2 has no more decimals than the token, zeros aside", () => {
    expect(amountOf("1.1234567890123456789", "en-US")).toBe("decimals");
    expect(amountOf("1.1234567890123456780", "en-US")).toBe("1.123456789012345678");
    expect(amountOf("0.0000000000000000001", "en-US")).toBe("decimals");
  });

  it("has no more than twenty whole digits, and a long text costs no time", () => {
    expect(amountOf("9".repeat(20), "en-US")).toBe("9".repeat(20));
    expect(amountOf(`1${"0".repeat(20)}`, "en-US")).toBe("tooLarge");
    expect(amountOf("9".repeat(400), "en-US")).toBe("tooLarge");
    const started = performance.now();
    for (const text of ["9".repeat(1e6), "1,".repeat(5e5), `${"1,234".repeat(199)}x`]) {
      expect(parseAmount(text, "en-US").ok).toBe(false);
    }
    expect(performance.now() - started).toBeLessThan(200);
  });
});

describe("an amount put into an input", () => {
  it.each([
    ["1234.500000000000000000", "en-US", "1234.5"],
    ["1234.500000000000000000", "de-DE", "1234,5"],
    ["1.234", "de-DE", "1,234"],
    ["0.000000000000000000", "fr-FR", "0"],
    ["10", "ar-SA", "10"],
    [SMALLEST, "ru-RU", "0,000000000000000001"],
  ])("R9.2 has every digit, no groups and the language's mark: %s in %s", (raw, locale, text) => {
    expect(formatInput(raw, locale)).toBe(text);
  });

  it.each(LOCALES)("is read back as the same amount in %s", (locale) => {
    for (const amount of ["1.234", "1234567.000001", LARGEST, SMALLEST]) {
      expect(amountOf(formatInput(amount, locale), locale)).toBe(amount);
    }
  });
});

describe("an amount whose page changes its language", () => {
  it.each([
    ["1.234", "en-US", "de-DE", "1,234"],
    ["1,234", "de-DE", "en-US", "1.234"],
    ["1,234.5", "en-US", "fr-FR", "1234,5"],
    ["1 234,5", "fr-FR", "ar-SA", "1234.5"],
    ["12", "en-US", "de-DE", "12"],
    ["$1.5", "en-US", "de-DE", "1,5"],
    ["1,5", "en-US", "de-DE", "1,5"],
    ["", "en-US", "de-DE", ""],
  ])("R9.2 stays the same amount: %s from %s to %s", (text, from, to, same) => {
    expect(rewriteInput(text, from, to, "USDT")).toBe(same);
  });
});
