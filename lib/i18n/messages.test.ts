import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { TOKEN_SYMBOLS } from "../contract/values/tokens.ts";
import { readCatalogue } from "../testing/texts/catalogue.ts";
import { literalText, messageShape, pluralProblems } from "../testing/texts/message-shape.ts";
import { LOCALES } from "./locales.ts";

const [{ locale: source }] = LOCALES;
const english = readCatalogue(source);

/** Never translated (`messages/README.md`). */
const NAMES =
  "Merlin BTC|BTC|Bitcoin|BNB Smart Chain|BNB|TH/s|TH|W/TH|UTC|KYC|2FA|GG 2FA|QR|CSV|ID|URL|X|Discord|Telegram|WalletConnect|MetaMask|Ledger|Coinbase|Binance|Trust|Blocto|Chromium|Firefox|Safari|Android|iOS|Windows|PNG|JPEG|JPG|WebP|PDF|MB|KB|EN|FAQs?|APR|TXID|IP|PIN|SMS";
const UNTRANSLATED = RegExp(`\\b(${TOKEN_SYMBOLS.join("|")}|${NAMES})\\b`, "g");

/** Sentences that are the same in some language, and right there. */
const SAME_AS_ENGLISH: ReadonlySet<string> = new Set([]);

const SCRIPTS: Readonly<Record<string, RegExp>> = {
  "zh-HK": /\p{Script=Han}/u,
  "zh-CN": /\p{Script=Han}/u,
  "ja-JP": /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
  "ko-KR": /\p{Script=Hangul}/u,
  "ru-RU": /\p{Script=Cyrillic}/u,
  "th-TH": /\p{Script=Thai}/u,
  "ar-SA": /\p{Script=Arabic}/u,
};

function wordsOf(text: string): string[] {
  return (
    literalText(text)
      .replace(UNTRANSLATED, " ")
      .match(/\p{L}{2,}/gu) ?? []
  );
}

/** English where another language belongs: a whole sentence, or any word where the script is another. */
function isLeftInEnglish(key: string, text: string, locale: string): boolean {
  const words = wordsOf(english.get(key) ?? "");
  const script = SCRIPTS[locale];
  if (script) return words.length > 0 && !script.test(text);
  return words.length >= 3 && text === english.get(key) && !SAME_AS_ENGLISH.has(key);
}

/** The messages that a rule finds something to say about, by key. */
function problems(
  catalogue: ReadonlyMap<string, string>,
  find: (text: string, key: string) => readonly string[],
): Record<string, readonly string[]> {
  const rows = [...catalogue].map(([key, text]) => [key, find(text, key)] as const);
  return Object.fromEntries(rows.filter(([, found]) => found.length > 0));
}

describe.each(LOCALES)("R3.3 $locale", ({ locale }) => {
  it("has the keys of English, no fewer and no more", () => {
    expect([...readCatalogue(locale).keys()].toSorted()).toEqual([...english.keys()].toSorted());
  });

  it("has the arguments, formats, choices and tags of English in every message", () => {
    const wrong = problems(readCatalogue(locale), (text, key) => {
      const wanted = messageShape(english.get(key) ?? "").join(" ");
      const given = messageShape(text).join(" ");
      return given === wanted ? [] : [`${given} instead of ${wanted}`];
    });
    expect(wrong).toEqual({});
  });

  it("has the plural categories of its language, no fewer and no more", () => {
    expect(problems(readCatalogue(locale), (text) => pluralProblems(text, locale))).toEqual({});
  });

  it("leaves formats of numbers, dates and times to the code, beyond a number as its language writes it", () => {
    const wrong = problems(readCatalogue(locale), (text) =>
      messageShape(text).filter((shape) => /, (date|time), |, number, [^}]/.test(shape)),
    );
    expect(wrong).toEqual({});
  });

  it("R9.2 groups what may grow to four digits", () => {
    const wrong = problems(
      readCatalogue(locale),
      (text) => text.match(/\{(rank|members|won|lost|refunded)\}/g) ?? [],
    );
    expect(wrong).toEqual({});
  });

  it("has Latin digits, no %placeholder% and no space at an end, and is never empty", () => {
    const wrong = problems(readCatalogue(locale), (text) => [
      ...(text.trim() === text && text !== "" ? [] : ["space or nothing"]),
      ...(text.match(/(?![0-9])\p{Nd}|%\w+%/gu) ?? []),
    ]);
    expect(wrong).toEqual({});
  });
});

describe.each(LOCALES.slice(1))("R3.3 $locale, translated,", ({ locale }) => {
  it("leaves nothing in English but names, symbols and codes", () => {
    const left = problems(readCatalogue(locale), (text, key) =>
      isLeftInEnglish(key, text, locale) ? [text] : [],
    );
    expect(left).toEqual({});
  });

  it("writes apostrophes as ’, because ' quotes in ICU, and shouts only where English does", () => {
    const wrong = problems(readCatalogue(locale), (text, key) => {
      const shouts = /[!！¡]/.test(text) && !/!/.test(english.get(key) ?? "");
      return [...(text.includes("'") ? ["apostrophe"] : []), ...(shouts ? ["exclamation"] : [])];
    });
    expect(wrong).toEqual({});
  });
});

it("each language but English has its words in the glossary", () => {
  const sections = readFileSync(new URL("../../messages/README.md", import.meta.url), "utf8").match(
    /(?<=^## )[a-z]{2}-[A-Z]{2}$/gm,
  );
  const others = LOCALES.map(({ locale }) => locale).filter((locale) => locale !== source);
  expect(sections?.toSorted()).toEqual(others.toSorted());
});
