/** A number of members in a language, with Latin digits in each. */
export function countText(count: number, locale: string): string {
  return count.toLocaleString(locale, { numberingSystem: "latn" });
}
