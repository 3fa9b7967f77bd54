import { expect, it } from "vitest";
import { LOCALES } from "@/lib/i18n/locales";
import { colon, sentenceGap } from "./own-marks.ts";

const said = (mark: (locale: string) => string) =>
  Object.fromEntries(LOCALES.map(({ locale, format }) => [locale, mark(format)]));

it("R3.3 a name and its value are joined by the language's own colon", () => {
  const {
    "zh-HK": hongKong,
    "zh-CN": mainland,
    "ja-JP": japanese,
    "fr-FR": french,
    ...others
  } = said(colon);
  expect([hongKong, mainland, japanese]).toEqual(["：", "：", "："]);
  expect(french).toBe("\u00a0: ");
  expect(new Set(Object.values(others))).toEqual(new Set([": "]));
});

it("R3.3 no space follows a full-width mark", () => {
  const gaps = Object.entries(said(sentenceGap));
  expect(
    gaps
      .filter(([, gap]) => gap === "")
      .map(([locale]) => locale)
      .toSorted(),
  ).toEqual(["ja-JP", "zh-CN", "zh-HK"]);
});
