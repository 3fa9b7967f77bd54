import { expect, it } from "vitest";
import { dateFormat } from "./date-format.ts";

const AT = new Date("2026-03-04T23:30:00Z");
const SHAPE = { dateStyle: "short", timeStyle: "short" } as const;

it("makes one format for a locale and a shape", () => {
  const first = dateFormat("de-DE", { ...SHAPE, timeZone: "UTC" });
  expect(dateFormat("de-DE", { ...SHAPE, timeZone: "UTC" })).toBe(first);
});

it("keeps locales, zones and shapes apart", () => {
  const texts = [
    dateFormat("de-DE", { ...SHAPE, timeZone: "UTC" }),
    dateFormat("de-DE", { ...SHAPE, timeZone: "Asia/Tokyo" }),
    dateFormat("en-US", { ...SHAPE, timeZone: "UTC" }),
    dateFormat("de-DE", { dateStyle: "short", timeZone: "UTC" }),
  ].map((format) => format.format(AT));
  expect(texts).toEqual(["04.03.26, 23:30", "05.03.26, 08:30", "3/4/26, 11:30 PM", "04.03.26"]);
});

it("makes anew what nobody asked for while two hundred others were", () => {
  const rare = dateFormat("en-US", { timeZone: "UTC" });
  const usual = dateFormat("fr-FR", { timeZone: "UTC" });
  for (const timeZone of Intl.supportedValuesOf("timeZone").slice(0, 200)) {
    dateFormat("en-US", { timeZone, hour: "numeric" });
    expect(dateFormat("fr-FR", { timeZone: "UTC" })).toBe(usual);
  }
  expect(dateFormat("en-US", { timeZone: "UTC" })).not.toBe(rare);
});

it("refuses a zone that nobody knows, each time", () => {
  const ask = () => dateFormat("en-US", { timeZone: "Mars/Olympus" });
  expect(ask).toThrow(RangeError);
  expect(ask).toThrow(RangeError);
});

it.each(["de-DE", "fr-FR", "id-ID", "it-IT", "pt-PT", "ru-RU", "vi-VN", "zh-CN"])(
  "R3.3 writes an hour with two digits in %s, alone as beside a year and a zone",
  (locale) => {
    const clock = { hour: "numeric", minute: "2-digit", timeZone: "UTC" } as const;
    const shapes = [
      clock,
      { month: "short", day: "numeric", ...clock },
      { year: "numeric", ...clock },
      { timeZoneName: "short", ...clock },
    ] as const;
    const at = new Date("2026-03-04T05:07:00Z");
    for (const shape of shapes) expect(dateFormat(locale, shape).format(at)).toMatch(/\b05[:.]07/);
  },
);
