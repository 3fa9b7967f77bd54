/** By locale: making one costs far more than a word of it. */
const formats = new Map<string, Intl.RelativeTimeFormat>();

/** The word for a day or a week near this one, as a heading begins with it: "Today", "This week". */
export function relativeWord(value: number, unit: "day" | "week", locale: string): string {
  const format = formats.get(locale) ?? new Intl.RelativeTimeFormat(locale, { numeric: "auto" });
  formats.set(locale, format);
  return headingText(format.format(value, unit), locale);
}

/** As a heading begins: languages that write their days small have them large there. */
export function headingText(text: string, locale: string): string {
  return text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);
}
