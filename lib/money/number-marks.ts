/** How a language writes numbers in Latin digits. */
export interface NumberMarks {
  /** Between groups of three digits: `,` `.` or a space of some width. */
  readonly group: string;
  /** Between whole and fraction: `.` or `,`. */
  readonly decimal: string;
  /** A whole number of fewer digits has no groups. */
  readonly leastGrouped: number;
  /** Between a number and its percent sign: nothing, or a fixed space. */
  readonly percentSpace: string;
}

export const NO_BREAK_SPACE = "\u00a0";
const NARROW_SPACE = "\u202f";
const POINT: NumberMarks = { group: ",", decimal: ".", leastGrouped: 4, percentSpace: "" };
const COMMA: NumberMarks = { ...POINT, group: ".", decimal: "," };
const COMMA_APART: NumberMarks = { ...COMMA, percentSpace: NO_BREAK_SPACE };

/** Of the languages that differ from English, as `Intl` (CLDR) has them. */
const MARKS: Readonly<Record<string, NumberMarks>> = {
  "id-ID": COMMA,
  "vi-VN": COMMA,
  "it-IT": { ...COMMA, leastGrouped: 5 },
  "pt-PT": { ...COMMA, group: NO_BREAK_SPACE, leastGrouped: 5 },
  "de-DE": COMMA_APART,
  "es-ES": { ...COMMA_APART, leastGrouped: 5 },
  "fr-FR": { ...COMMA_APART, group: NARROW_SPACE },
  "ru-RU": { ...COMMA_APART, group: NO_BREAK_SPACE },
};

const NAME_LENGTH = "de-DE".length;

/**
 * The marks of one of our languages, by its name or its name for `Intl`. They are not asked of `Intl`: the first
 * `Intl.NumberFormat` of a page takes 28 ms, on a phone 110, and an older browser writes others than the server did.
 */
export function numberMarks(locale: string): NumberMarks {
  return MARKS[locale.slice(0, NAME_LENGTH)] ?? POINT;
}
