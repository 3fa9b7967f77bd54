import { describe, expect, it } from "vitest";
import { dateFormat } from "@/lib/i18n/date-format";
import { LOCALES } from "@/lib/i18n/locales";
import { dayToDay } from "./day-to-day.ts";

describe("R3.3 from a day to another", () => {
  const day = { month: "short", day: "numeric", timeZone: "UTC" } as const;
  const dated = { ...day, year: "numeric" } as const;
  const range = (locale: string, shape: Intl.DateTimeFormatOptions, from: string, to: string) =>
    dayToDay(locale, shape, [new Date(from), new Date(to)]).replaceAll(/\s/g, " ");

  it.each(["zh-CN", "zh-HK"])("is written in Chinese as its days are: %s", (locale) => {
    const said = (...of: [typeof day | typeof dated, string, string]) => range(locale, ...of);
    expect(said(day, "2026-11-23", "2026-11-29")).toBe("11月23日至29日");
    expect(said(day, "2026-09-28", "2026-10-04")).toBe("9月28日至10月4日");
    expect(said(day, "2026-11-23", "2026-11-23")).toBe("11月23日");
    expect(said(dated, "2026-11-01", "2026-11-30")).toBe("2026年11月1日至30日");
    expect(said(dated, "2026-11-01", "2026-12-03")).toBe("2026年11月1日至12月3日");
    expect(said(dated, "2026-12-30", "2027-01-03")).toBe("2026年12月30日至2027年1月3日");
  });

  it("is written in Japanese as its days are", () => {
    expect(range("ja-JP", day, "2026-11-23", "2026-11-29")).toBe("11月23日～29日");
    expect(range("ja-JP", dated, "2026-12-30", "2027-01-03")).toBe("2026年12月30日～2027年1月3日");
  });

  it("has no zero before a day in Italian", () => {
    const long = { ...dated, month: "long" } as const;
    expect(range("it-IT", day, "2026-09-28", "2026-10-04")).toBe("28 set – 4 ott");
    expect(range("it-IT", long, "2026-11-01", "2026-11-30")).toBe("1–30 novembre 2026");
  });

  it("is as `Intl` has it elsewhere", () => {
    for (const { locale, format } of LOCALES) {
      if (/^(zh|ja|it)/.test(locale)) continue;
      const ends = [new Date("2026-09-28"), new Date("2026-10-04")] as const;
      expect(dayToDay(format, day, ends)).toBe(dateFormat(format, day).formatRange(...ends));
    }
  });
});
