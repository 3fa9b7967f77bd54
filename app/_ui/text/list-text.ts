/** Several things said one after the other, so that they stand apart in each language: those of a unit run together in some. */
export function listText(locale: string, parts: readonly string[]): string {
  return new Intl.ListFormat(locale, { style: "narrow", type: "conjunction" }).format(parts);
}
