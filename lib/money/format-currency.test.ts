import { describe, expect, it } from "vitest";
import { formatCurrency } from "./format.ts";

describe("a value in a currency of the world", () => {
  it.each([
    ["1067.849999", "EUR", "en-US", "1,067.84\u00a0EUR"],
    ["1067.849999", "EUR", "de-DE", "1.067,84\u00a0EUR"],
    ["190364.9", "JPY", "ja-JP", "190,364\u00a0JPY"],
    ["0.004", "KWD", "en-US", "0.004\u00a0KWD"],
    ["0.004", "EUR", "en-US", "<0.01\u00a0EUR"],
    ["12.3", "SAR", "ar-SA", "12.30\u00a0SAR"],
  ])(
    "R15.10 has the decimals that are usual there, cut: %s %s in %s",
    (value, code, locale, text) => {
      expect(formatCurrency(value, code, locale)).toBe(text);
    },
  );
});
