import { dateFormat } from "@/lib/i18n/date-format";
import { serviceClock } from "@/lib/live/service-clock";

const IN_YEAR = {
  month: "short",
  day: "numeric",
  hour: "numeric",
  minute: "2-digit",
  numberingSystem: "latn",
} as const;

/** A moment in the member's own zone, as `MemberTime` writes it in a sentence: without the year while that is this one. */
export function localTime(at: string, locale: string, timeZone: string): string {
  const yearOf = (ms: number) => new Date(ms).toLocaleString("en", { timeZone, year: "numeric" });
  const isThisYear = yearOf(Date.parse(at)) === yearOf(serviceClock.now());
  const shape = { ...IN_YEAR, timeZone, ...(!isThisYear && { year: "numeric" as const }) };
  return dateFormat(locale, shape).format(new Date(at));
}
