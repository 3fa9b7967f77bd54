export interface NumberMarks {
  /** Between groups of three digits: `,` `.` or a space of some width. */
  readonly group: string;
  /** Between whole and fraction: `.` or `,`. */
  readonly decimal: string;
}

const marks = new Map<string, NumberMarks>();

/** The separators of a language's numbers in Latin digits, as `Intl` writes them. */
export function numberMarks(locale: string): NumberMarks {
  const known = marks.get(locale);
  if (known) return known;
  const parts = new Intl.NumberFormat(locale, {
    numberingSystem: "latn",
    useGrouping: "always",
    minimumFractionDigits: 1,
  }).formatToParts(1234.5);
  const value = (type: Intl.NumberFormatPartTypes, fallback: string) =>
    parts.find((part) => part.type === type)?.value ?? fallback;
  const found = { group: value("group", ","), decimal: value("decimal", ".") };
  marks.set(locale, found);
  return found;
}
