import { COUNTRY_CODES } from "../../contract/values/countries.ts";

export interface Option {
  readonly value: string;
  readonly label: string;
}

/** Every country with its name in a language, sorted by that language's rules. */
export function countryOptions(locale: string): Option[] {
  const names = new Intl.DisplayNames(locale, { type: "region" });
  const { compare } = new Intl.Collator(locale);
  return COUNTRY_CODES.map((value) => ({ value, label: names.of(value) ?? value })).sort(
    (one, other) => compare(one.label, other.label),
  );
}

/** A country's name in a language; null without one, and the words of the service where they are no code. */
export function countryName(country: string | null | undefined, locale: string): string | null {
  if (!country) return null;
  if (!/^[A-Z]{2}$/.test(country)) return country;
  return new Intl.DisplayNames(locale, { type: "region" }).of(country) ?? country;
}
