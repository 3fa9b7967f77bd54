import { readdirSync, readFileSync } from "node:fs";
import { IntlMessageFormat } from "intl-messageformat";
import { formatAmount, formatFullAmount } from "../../../lib/money/format.ts";
import type { Said, SaidValue, Sentence, Text } from "./say.ts";

/** A BCP 47 name, such as `de-DE`. */
export type Language = string;

export const ENGLISH: Language = "en-US";

type Sentences = Readonly<Record<Sentence, string>>;

const FOLDER = import.meta.dirname;
const TEXTS = new Map(
  readdirSync(FOLDER).flatMap((file) => {
    const language = /^(.+)\.json$/.exec(file)?.[1];
    if (!language) return [];
    return [[language, JSON.parse(readFileSync(`${FOLDER}/${file}`, "utf8")) as Sentences]];
  }),
);

/** What the sandbox speaks; English is what its sentences are called by. */
export const LANGUAGES: readonly Language[] = [ENGLISH, ...TEXTS.keys()];

/** What is spoken to whom has named a language: a profile and a device may name anything. */
export function spokenLanguage(named: string): Language {
  return TEXTS.has(named) ? named : ENGLISH;
}

const SEPARATORS: Readonly<Record<Language, string>> = {
  "ar-SA": "، ",
  "ja-JP": "、",
  "zh-CN": "、",
  "zh-HK": "、",
};

/** As the application writes a moment in full. */
const MOMENT = {
  ...{ year: "numeric", month: "short", day: "numeric" },
  ...{ hour: "numeric", minute: "2-digit", timeZoneName: "short" },
} as const satisfies Intl.DateTimeFormatOptions;

const UTC = "UTC";

/** As the application writes: Latin digits and Gregorian years in every language. */
const localeOf = (language: Language) => `${language}-u-ca-gregory-nu-latn`;

function isList(value: SaidValue): value is readonly SaidValue[] {
  return Array.isArray(value);
}

function valueText(value: SaidValue, language: Language, timeZone: string): string | number {
  if (typeof value !== "object") return value;
  if (isList(value)) {
    // Lists of `Intl` have an "and" or, in some languages, no separator at all.
    return value
      .map((one) => String(valueText(one, language, timeZone)))
      .join(SEPARATORS[language] ?? ", ");
  }
  if ("sentence" in value) return inLanguage(value, language, timeZone);
  const locale = localeOf(language);
  if ("moment" in value) {
    return new Intl.DateTimeFormat(locale, { ...MOMENT, timeZone }).format(value.moment);
  }
  const format = value.isFull ? formatFullAmount : formatAmount;
  return format(value.amount, value.currency, locale);
}

function isSeveral(text: Text): text is readonly Said[] {
  return Array.isArray(text);
}

/**
 * What was said, in a member's language, or in English where it is none of ours.
 * @param timeZone of its moments, by its IANA name
 */
export function inLanguage(text: Text, named: string, timeZone: string = UTC): string {
  if (isSeveral(text)) return text.map((one) => inLanguage(one, named, timeZone)).join("\n");
  if (typeof text === "object" && "written" in text) return text.written;
  const language = spokenLanguage(named);
  const { sentence, values } = typeof text === "string" ? { sentence: text, values: {} } : text;
  const words = TEXTS.get(language)?.[sentence] ?? sentence;
  const places = Object.entries(values).map(([name, value]) => [
    name,
    valueText(value, language, timeZone),
  ]);
  return String(
    new IntlMessageFormat(words, localeOf(language)).format(Object.fromEntries(places)),
  );
}

/** What was said, in English, as logs have it. */
export function inEnglish(text: Text): string {
  return inLanguage(text, ENGLISH);
}
