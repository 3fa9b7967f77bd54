export interface LocaleRow {
  readonly locale: string;
  readonly name: string;
  readonly dir: "ltr" | "rtl";
}

/** The languages that the product speaks (R3.3); the first one is the default. */
export const LOCALES = [
  { locale: "en-US", name: "English", dir: "ltr" },
] as const satisfies readonly [LocaleRow, ...LocaleRow[]];

/** Remembers the language for the server; the value is a locale and nothing else. */
export const LANGUAGE_COOKIE = "language";

/** The row of a locale name, or of the default for anything unknown. */
export function localeRow(locale: string | undefined): LocaleRow {
  return LOCALES.find((row) => row.locale === locale) ?? LOCALES[0];
}
