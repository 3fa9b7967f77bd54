/** How a language says that something was so many seconds or minutes ago, `{0}` for their number, by plural category. */
export interface AgePatterns {
  readonly now: string;
  readonly second: Readonly<Partial<Record<Intl.LDMLPluralRule, string>>>;
  readonly minute: Readonly<Partial<Record<Intl.LDMLPluralRule, string>>>;
}

const NUMBER = "{0}";
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

const known = new Map<string, AgePatterns>();

/** The patterns of a language, as `Intl` says them, with Latin digits. */
export function agePatterns(locale: string): AgePatterns {
  const patterns = known.get(locale) ?? readPatterns(locale);
  known.set(locale, patterns);
  return patterns;
}

function readPatterns(locale: string): AgePatterns {
  const latin = new Intl.Locale(locale, { numberingSystem: "latn" });
  const format = new Intl.RelativeTimeFormat(latin, { numeric: "auto" });
  const rules = new Intl.PluralRules(locale);
  const patterns = (unit: "second" | "minute") => {
    const found: Partial<Record<Intl.LDMLPluralRule, string>> = {};
    for (let count = 1; count < 60; count += 1) {
      found[rules.select(count)] ??= format
        .formatToParts(-count, unit)
        .map(({ type, value }) => (type === "literal" ? value : NUMBER))
        .join("");
    }
    return found;
  };
  return {
    now: format.format(0, "second"),
    second: patterns("second"),
    minute: patterns("minute"),
  };
}

const rules = new Map<string, Intl.PluralRules>();

/**
 * `now`, `12 seconds ago`, `59 minutes ago`, for a text that is new every second from the page's first on: a browser's
 * first `Intl.RelativeTimeFormat` takes 21 ms, four times that on a phone.
 *
 * @returns null from an hour on
 */
export function ageText(ageMs: number, patterns: AgePatterns, locale: string): string | null {
  if (ageMs >= HOUR_MS) return null;
  const [unit, unitMs] =
    ageMs < MINUTE_MS ? (["second", 1000] as const) : (["minute", MINUTE_MS] as const);
  const count = Math.trunc(ageMs / unitMs);
  if (count <= 0) return patterns.now;
  const plural = rules.get(locale) ?? new Intl.PluralRules(locale);
  rules.set(locale, plural);
  return (patterns[unit][plural.select(count)] ?? "").replace(NUMBER, String(count));
}
