import { expect, it } from "vitest";
import { relativeTimeText } from "@/app/_ui/time/relative-time-text";
import { LOCALES } from "@/lib/i18n/locales";
import { agePatterns, ageText } from "./age.ts";

const HOUR_MS = 3_600_000;

it.each(LOCALES)("says each age under an hour as Intl says it, in $name", ({ format }) => {
  const patterns = agePatterns(format);
  for (let ageMs = 0; ageMs < HOUR_MS; ageMs += 900) {
    expect(ageText(ageMs, patterns, format)).toBe(relativeTimeText(-ageMs, 0, format));
  }
  expect(ageText(HOUR_MS, patterns, format)).toBeNull();
});

it("R9.2 keeps Latin digits in Arabic", () => {
  expect(ageText(12_000, agePatterns("ar-SA"), "ar-SA")).toContain("12");
});
