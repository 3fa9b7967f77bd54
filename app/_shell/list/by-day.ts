import { dateFormat } from "@/lib/i18n/date-format";

/** The day of a moment in a zone, as `YYYY-MM-DD`. */
export function dayIn(at: string | Date, timeZone: string): string {
  const shape = { year: "numeric", month: "2-digit", day: "2-digit", timeZone } as const;
  return dateFormat("en-CA", shape).format(new Date(at));
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
