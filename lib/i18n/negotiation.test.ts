import { describe, expect, it } from "vitest";
import { localeRow } from "./locales.ts";
import { acceptLanguage, negotiateLocale, visitorLocale } from "./negotiation.ts";

describe("R3.7 the language of a first visit", () => {
  it.each([
    ["de", "de-DE"],
    ["de-AT,de;q=0.9,en;q=0.8", "de-DE"],
    ["en-GB,en;q=0.9", "en-US"],
    ["pt-BR,pt;q=0.9", "pt-PT"],
    ["es-419,es;q=0.9", "es-ES"],
    ["ar-EG", "ar-SA"],
    ["in", "id-ID"],
    ["zh", "zh-CN"],
    ["zh-SG", "zh-CN"],
    ["zh-TW,zh;q=0.9,en;q=0.8", "zh-HK"],
    ["zh-Hant-MO", "zh-HK"],
    ["zh-Hans-HK", "zh-CN"],
    ["nl,de;q=0.8", "de-DE"],
    ["en;q=0.1, th;q=0.9", "th-TH"],
    ["de;q=0, fr;q=0.2", "fr-FR"],
    ["de;q=0", "en-US"],
    ["fr;q=0.5,it;q=0.5", "fr-FR"],
    ["uk,sw", "en-US"],
    ["*", "en-US"],
    ["", "en-US"],
  ])("%s is %s", (header, locale) => {
    expect(negotiateLocale(header).locale).toBe(locale);
  });

  it.each([
    ["nothing", null],
    ["a hundred kilobytes", "x".repeat(100_000)],
    ["a hundred kilobytes of languages", "sw,".repeat(33_000)],
    ["a weight that is no number", "de;q=NaN"],
    ["a weight above one", "de;q=9"],
    ["semicolons", ";;;,,,;q=,=;"],
    ["a path", "../../de-DE"],
    ["control characters", "de\r\nx-a: b\u0000"],
    ["a tag of impossible parts", "de-12345678-1-a-b-c-d"],
    ["a private tag", "x-klingon"],
  ])("stays English for %s and never throws", (_, header) => {
    expect(negotiateLocale(header).locale).toBe("en-US");
  });

  it("gives way to the language that was chosen, and not to a cookie that names none", () => {
    expect(visitorLocale("ja-JP", "de").locale).toBe("ja-JP");
    expect(visitorLocale("xx-XX", "de").locale).toBe("de-DE");
    expect(visitorLocale("ja-JP; Path=/", null).locale).toBe("en-US");
  });
});

it("R4.5 the upstream is told the chosen language first", () => {
  expect(acceptLanguage(localeRow("de-DE"))).toBe("de-DE,de;q=0.8");
  expect(acceptLanguage(localeRow("ar-SA"))).toBe("ar-SA,ar;q=0.8");
});
