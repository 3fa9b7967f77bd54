import { zonedText } from "./zoned-text";

/**
 * What the moments of a chart are called.
 * @param long with its zone, for moments that have the same name in the short form
 */
export function momentNames(
  moments: readonly string[],
  short: Intl.DateTimeFormat,
  long: Intl.DateTimeFormat,
): string[] {
  const names = moments.map((at) => short.format(new Date(at)));
  return moments.map((at, index) => {
    const name = names[index] ?? "";
    return names.indexOf(name) === names.lastIndexOf(name) ? name : zonedText(long, new Date(at));
  });
}
