import { expect, it } from "vitest";
import { LOCALES } from "@/lib/i18n/locales";
import { dialogLanguage } from "./dialog-language";

it("R3.3 the wallets' dialog speaks the member's language; it has all of ours but Italian", () => {
  const english = LOCALES.filter(({ locale }) => dialogLanguage(locale) === "en-US");
  expect(english.map(({ locale }) => locale)).toEqual(["en-US", "it-IT"]);
  for (const { locale, code } of LOCALES.filter((row) => !english.includes(row))) {
    expect(dialogLanguage(locale).slice(0, 2), locale).toBe(code.slice(0, 2).toLowerCase());
  }
});
