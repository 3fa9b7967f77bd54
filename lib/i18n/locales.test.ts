import { describe, expect, it } from "vitest";
import { flagDrawing } from "./flags.ts";
import { findLocale, LOCALES, localeRow } from "./locales.ts";

describe("R3.3 the languages", () => {
  it("are the fifteen of the specification, en-US first", () => {
    expect(LOCALES.map(({ locale }) => locale).join(" ")).toBe(
      "en-US zh-HK zh-CN es-ES fr-FR ar-SA ru-RU pt-PT id-ID de-DE ja-JP ko-KR vi-VN it-IT th-TH",
    );
  });

  it("have a name, their own name, a code and a flag each, and no two the same", () => {
    for (const part of ["name", "nativeName", "code", "country"] as const) {
      expect(new Set(LOCALES.map((row) => row[part])).size, part).toBe(LOCALES.length);
    }
    for (const { country } of LOCALES) expect(flagDrawing(country)).toMatch(/^<svg .+<\/svg>$/s);
  });

  it("are written from right to left in Arabic only", () => {
    const rtl = LOCALES.filter(({ dir }) => dir === "rtl").map(({ locale }) => locale);
    expect(rtl).toEqual(["ar-SA"]);
  });

  it("show Latin digits and years of the common calendar, whatever the country's own are", () => {
    const day = new Date(Date.UTC(2026, 10, 21));
    for (const { format, locale } of LOCALES) {
      expect(new Intl.NumberFormat(format).format(12_345), locale).toMatch(/^12\D?345$/);
      const date = new Intl.DateTimeFormat(format, { dateStyle: "long", timeZone: "UTC" });
      expect(date.format(day), locale).toMatch(/2026/);
      expect(date.format(day), locale).not.toMatch(/(?![0-9])\p{Nd}/u);
    }
  });

  it("are found by their name and by their name for Intl, and by nothing else", () => {
    for (const row of LOCALES) {
      expect(findLocale(row.locale)).toBe(row);
      expect(findLocale(row.format)).toBe(row);
    }
    for (const name of ["", "en", "EN-US", "de_DE", "../en-US", "__proto__", null, undefined]) {
      expect(findLocale(name)).toBeUndefined();
      expect(localeRow(name).locale).toBe("en-US");
    }
  });
});
