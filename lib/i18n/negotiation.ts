import { findLocale, LOCALES, type LocaleRow } from "./locales.ts";

/** Longer headers are cut: no browser lists more, and nobody shall make us read it. */
const MAX_HEADER_LENGTH = 1_000;

// RFC 9110, 12.5.4: a language range and its weight; anything else in the list is skipped.
const RANGE = /^([A-Za-z]{2,8}(?:-[A-Za-z0-9]{1,8})*)(?:\s*;\s*q\s*=\s*([01](?:\.\d{0,3})?))?$/;

/** The language ranges of an `Accept-Language` header, dearest first. */
function preferredRanges(header: string): string[] {
  return header
    .slice(0, MAX_HEADER_LENGTH)
    .split(",")
    .flatMap((part) => {
      const [, range, weight = "1"] = RANGE.exec(part.trim()) ?? [];
      return range && Number(weight) > 0 ? [{ range, weight: Number(weight) }] : [];
    })
    .toSorted((one, other) => other.weight - one.weight)
    .map(({ range }) => range);
}

/** Language and likely script, so that `zh-TW` is read as Hant and meets `zh-HK`. */
function written(tag: string): { language: string; script: string | undefined } | undefined {
  try {
    const { language, script } = new Intl.Locale(tag).maximize();
    return { language, script };
  } catch {
    return undefined;
  }
}

const offered = LOCALES.map((row) => ({ row, ...written(row.locale) }));

function rowFor(range: string): LocaleRow | undefined {
  const wanted = written(range);
  if (!wanted) return undefined;
  const sameLanguage = offered.filter(({ language }) => language === wanted.language);
  return (sameLanguage.find(({ script }) => script === wanted.script) ?? sameLanguage[0])?.row;
}

/** The first of the visitor's languages that we speak, in any of its countries; else the default. */
export function negotiateLocale(header: string | null | undefined): LocaleRow {
  for (const range of preferredRanges(header ?? "")) {
    const row = rowFor(range);
    if (row) return row;
  }
  return LOCALES[0];
}

/** The language of a visitor: the one they chose, else the best of their browser's (R3.7). */
export function visitorLocale(
  cookie: string | undefined,
  acceptLanguage: string | null | undefined,
): LocaleRow {
  return findLocale(cookie) ?? negotiateLocale(acceptLanguage);
}

// Each call of the upstream says it, and `Intl.Locale` takes as long as all other headers of a call.
const upstreamLanguages = new Map(
  offered.map(({ row, language }) => [row.locale, `${row.locale},${language};q=0.8`]),
);

/** `Accept-Language` for the upstream, so that its own texts come in the visitor's language. */
export function acceptLanguage({ locale }: LocaleRow): string | undefined {
  return upstreamLanguages.get(locale);
}
