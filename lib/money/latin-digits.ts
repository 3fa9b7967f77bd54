const FOREIGN_DIGITS = /[\u0660-\u0669\u06f0-\u06f9\uff10-\uff19]/g;

/** Arabic-Indic, Persian and full-width digits, as their keyboards type them, as Latin ones. */
export function latinDigits(text: string): string {
  // The low four bits of each of them are its value.
  return text.replace(FOREIGN_DIGITS, (digit) => String(digit.charCodeAt(0) & 0xf));
}
