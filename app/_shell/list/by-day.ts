import { addDays } from "@/lib/domain/transaction/days";
import { dateFormat } from "@/lib/i18n/date-format";

/** Between them the day, and the week around it, have a year of four digits in each zone. */
const FIRST = Date.parse("0001-01-08T00:00:00Z");
const LAST = Date.parse("9999-12-24T00:00:00Z");

/**
 * The day of a moment in a zone, as `YYYY-MM-DD`. The empty time of some upstreams (year 1) and their "never" (the end of
 * 9999) are told within a week.
 */
export function dayIn(at: string | Date, timeZone: string): string {
  const shape = { year: "numeric", month: "2-digit", day: "2-digit", timeZone } as const;
  const moment = Math.min(Math.max(new Date(at).getTime(), FIRST), LAST);
  return dateFormat("en-CA", shape).format(moment).padStart(10, "0");
}

/** The days that are told by a word, today and yesterday in a zone. */
export function nearDays(nowMs: number, timeZone: string): { today: string; yesterday: string } {
  const today = dayIn(new Date(nowMs), timeZone);
  return { today, yesterday: addDays(today, -1) };
}

/** Rows by the day of their moment in the member's zone, in the order of the list. */
export function byDay<Row>(
  rows: readonly Row[],
  at: (row: Row) => string,
  timeZone: string,
): readonly { readonly day: string; readonly rows: readonly Row[] }[] {
  const days = Map.groupBy(rows, (row) => dayIn(at(row), timeZone));
  return [...days].map(([day, own]) => ({ day, rows: own }));
}
