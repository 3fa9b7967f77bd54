import { expect, it } from "vitest";
import { dateFormat } from "@/lib/i18n/date-format";
import { LOCALES } from "@/lib/i18n/locales";
import { zonedText } from "./zoned-text.ts";

it.each(LOCALES)(
  "R3.3 $locale tells an offset from UTC, and a zone by its name where it has one",
  ({ format }) => {
    const inZone = (timeZone: string) => {
      const shape = {
        hour: "numeric",
        minute: "2-digit",
        timeZoneName: "short",
        timeZone,
      } as const;
      return zonedText(dateFormat(format, shape), new Date("2026-03-04T23:30:00Z"));
    };
    expect(inZone("UTC")).toContain("UTC");
    expect(inZone("Asia/Riyadh")).toContain("UTC+3");
    expect(inZone("America/St_Johns")).not.toMatch(/GMT|غرينتش/);
    expect(inZone("Europe/Berlin")).toMatch(/UTC\+1|MEZ|CET/);
  },
);

it("keeps the spaces with which the same moment is written without a zone", () => {
  const shape = { hour: "numeric", minute: "2-digit", timeZone: "UTC" } as const;
  const at = new Date("2026-03-04T23:30:00Z");
  const zoned = zonedText(dateFormat("en-US", { ...shape, timeZoneName: "short" }), at);
  expect(zoned).toBe(`${dateFormat("en-US", shape).format(at)} UTC`);
});

it("R3.3 sets a zone in the brackets of Chinese, without a space, in Hong Kong", () => {
  const shape = {
    hour: "numeric",
    minute: "2-digit",
    timeZoneName: "short",
    timeZone: "Europe/Berlin",
  } as const;
  const at = new Date("2026-03-04T04:23:00Z");
  expect(zonedText(dateFormat("zh-HK", shape), at)).toBe("上午5:23（UTC+1）");
});

it.each([
  ["ko-KR", "오후 2:52:20 UTC+1"],
  ["th-TH", "14:52:20 UTC+1"],
  ["de-DE", "14:52:20 MEZ"],
])("R3.3 writes seconds beside a zone as without one in %s", (locale, text) => {
  const shape = {
    hour: "numeric",
    minute: "2-digit",
    second: "2-digit",
    timeZoneName: "short",
    timeZone: "Europe/Berlin",
  } as const;
  expect(zonedText(dateFormat(locale, shape), new Date("2026-03-04T13:52:20Z"))).toBe(text);
});
