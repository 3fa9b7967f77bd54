import { describe, expect, it } from "vitest";
import { TOKEN_SYMBOLS } from "../contract/values/tokens.ts";
import { readCatalogue, readSandboxSentences } from "../testing/texts/catalogue.ts";
import { LOCALES } from "./locales.ts";
import type { VoiceFault } from "./voice/fault.ts";

const VOICES = import.meta.glob<{ FAULTS: readonly VoiceFault[] }>("./voice/??-??.ts", {
  eager: true,
});
const BY_LOCALE = LOCALES.map(({ locale }) => ({
  locale,
  FAULTS: VOICES[`./voice/${locale.toLowerCase()}.ts`]?.FAULTS ?? [],
}));

it("each language has a voice", () => {
  expect(BY_LOCALE.filter(({ FAULTS }) => FAULTS.length === 0)).toEqual([]);
  expect(Object.keys(VOICES)).toHaveLength(LOCALES.length);
});

const UNITS = ["TH", "TH/s", "W/TH", "MB", ...TOKEN_SYMBOLS].join("|");
const FAULTS_ANYWHERE: readonly VoiceFault[] = [
  {
    pattern: new RegExp(`[\\d}#] (?:${UNITS})(?![\\w/])`),
    why: "U+00A0 stands between a figure and its unit",
  },
  {
    pattern: /(?<!\p{L})bitcoin|биткоин|ビットコイン|比特币|比特幣|비트코인/u,
    why: "Bitcoin is never translated, and has its capital",
  },
];

describe.each(BY_LOCALE)("the texts in $locale", ({ locale, FAULTS }) => {
  const texts = [...readCatalogue(locale), ...readSandboxSentences(locale)].map(
    ([key, text]) =>
      [key, text.replaceAll(/<(\w+)><\/\1>/g, "◌").replaceAll(/<\/?\w+>/g, "")] as const,
  );

  it.each([...FAULTS_ANYWHERE, ...FAULTS])("never say $pattern: $why", ({ pattern }) => {
    const found = texts.filter(([, text]) => pattern.test(text));
    expect(found).toEqual([]);
  });
});
