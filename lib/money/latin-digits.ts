/** Zeros of the digits that our members' keyboards type: Arabic-Indic, Persian, Devanagari, Thai and full-width. */
const ZEROS = [0x660, 0x6f0, 0x966, 0xe50, 0xff10];

const FOREIGN_DIGITS = /[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f\u0e50-\u0e59\uff10-\uff19]/g;

/** Digits of other scripts, as their keyboards type them, as Latin ones. */
export function latinDigits(text: string): string {
  return text.replace(FOREIGN_DIGITS, (digit) => {
    const code = digit.charCodeAt(0);
    return String(code - Math.max(...ZEROS.filter((zero) => zero <= code)));
  });
}
