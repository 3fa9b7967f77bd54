import type { FlagCountry } from "./flags.ts";

export interface LocaleRow {
  /** BCP 47 name; also the name of the message file. */
  readonly locale: string;
  /** In English. */
  readonly name: string;
  /** In the language itself. */
  readonly nativeName: string;
  /** Short mark beside the flag. */
  readonly code: string;
  /** ISO 3166-1 country whose flag stands for the language. */
  readonly country: FlagCountry;
  readonly dir: "ltr" | "rtl";
  /**
   * The locale for `Intl`. Digits are Latin and years Gregorian in every language, so that a figure or a
   * date reads the same as in the ledger, the export and the mail.
   */
  readonly format: string;
}

function row(
  locale: string,
  name: string,
  nativeName: string,
  code: string,
  country: FlagCountry,
  { dir = "ltr", format = locale }: Partial<Pick<LocaleRow, "dir" | "format">> = {},
): LocaleRow {
  return { locale, name, nativeName, code, country, dir, format };
}

const RTL_LATIN = { dir: "rtl", format: "ar-SA-u-ca-gregory-nu-latn" } as const;

/** The languages that the product speaks (R3.3); the first one is the default. */
export const LOCALES: readonly [LocaleRow, ...LocaleRow[]] = [
  row("en-US", "English", "English", "EN", "US"),
  row("zh-HK", "Chinese (Hong Kong)", "繁體中文", "ZH-HK", "HK"),
  row("zh-CN", "Chinese (Simplified)", "简体中文", "ZH-CN", "CN"),
  row("es-ES", "Spanish", "Español", "ES", "ES"),
  row("fr-FR", "French", "Français", "FR", "FR"),
  row("ar-SA", "Arabic", "العربية", "AR", "SA", RTL_LATIN),
  row("ru-RU", "Russian", "Русский", "RU", "RU"),
  row("pt-PT", "Portuguese", "Português", "PT", "PT"),
  row("id-ID", "Indonesian", "Bahasa Indonesia", "ID", "ID"),
  row("de-DE", "German", "Deutsch", "DE", "DE"),
  row("ja-JP", "Japanese", "日本語", "JA", "JP"),
  row("ko-KR", "Korean", "한국어", "KO", "KR"),
  row("vi-VN", "Vietnamese", "Tiếng Việt", "VI", "VN"),
  row("it-IT", "Italian", "Italiano", "IT", "IT"),
  row("th-TH", "Thai", "ไทย", "TH", "TH", { format: "th-TH-u-ca-gregory-nu-latn" }),
];

/** The row of a locale, by its name or by its name for `Intl`; undefined for anything unknown. */
export function findLocale(locale: string | null | undefined): LocaleRow | undefined {
  return LOCALES.find((one) => one.locale === locale || one.format === locale);
}

/** The row of a locale, or of the default for anything unknown. */
export function localeRow(locale: string | null | undefined): LocaleRow {
  return findLocale(locale) ?? LOCALES[0];
}
