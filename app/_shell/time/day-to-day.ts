import { dateFormat } from "@/lib/i18n/date-format";

/** A Chinese or Japanese day up to its year, its month and itself. */
const HAN_DAY = /^(.*年)?(.*月)(.*)$/;

/** From one day to another, as a format of days writes either: `Intl` has figures and zeros of its own for some languages. */
export function dayToDay(
  locale: string,
  shape: Intl.DateTimeFormatOptions,
  ends: readonly [Date, Date],
): string {
  const format = dateFormat(locale, shape);
  const [from, to] = ends.map((end) => format.format(end)) as [string, string];
  const [first, last] = [HAN_DAY.exec(from), HAN_DAY.exec(to)];
  if (!first || !last) {
    const text = format.formatRange(...ends);
    return locale.startsWith("it") ? text.replace(/\b0(?=\d)/g, "") : text;
  }
  if (from === to) return from;
  const isOneYear = first[1] === last[1];
  const rest = !isOneYear ? to : first[2] === last[2] ? last[3] : `${last[2]}${last[3]}`;
  return `${from}${locale.startsWith("ja") ? "～" : "至"}${rest}`;
}
