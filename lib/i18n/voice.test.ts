import { describe, expect, it } from "vitest";
import { readCatalogue } from "../testing/catalogue.ts";
import { LOCALES } from "./locales.ts";
import type { VoiceFault } from "./voice/fault.ts";

const VOICES = import.meta.glob<{ FAULTS: readonly VoiceFault[] }>("./voice/??-??.ts", {
  eager: true,
});
const BY_LOCALE = LOCALES.flatMap(({ locale }) => {
  const voice = VOICES[`./voice/${locale.toLowerCase()}.ts`];
  return voice ? [{ locale, ...voice }] : [];
});

it("a voice belongs to a language", () => {
  expect(BY_LOCALE).toHaveLength(Object.keys(VOICES).length);
});

describe.each(BY_LOCALE)("the texts in $locale", ({ locale, FAULTS }) => {
  const texts = [...readCatalogue(locale)].map(
    ([key, text]) => [key, text.replaceAll(/<\/?\w+>/g, "")] as const,
  );

  it.each(FAULTS)("never say $pattern: $why", ({ pattern }) => {
    const found = texts.filter(([, text]) => pattern.test(text));
    expect(found).toEqual([]);
  });
});
