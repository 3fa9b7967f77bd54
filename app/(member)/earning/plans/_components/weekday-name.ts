import { dateFormat } from "@/lib/i18n/date-format";

/** A day of the week by its ISO number, 1 for Monday. */
export function weekdayName(day: number, locale: string): string {
  // The first of January 2024 was a Monday.
  return dateFormat(locale, { weekday: "long", timeZone: "UTC" }).format(Date.UTC(2024, 0, day));
}
