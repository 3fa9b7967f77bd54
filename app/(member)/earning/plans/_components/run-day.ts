import { planSlotAfter } from "@/lib/contract/rules/plan-slots";
import { dateFormat } from "@/lib/i18n/date-format";

/** A day of the week by its ISO number, as it is called where a member is at the hour of its next run after `now`. */
export function weekdayOfRun(day: number, now: number, locale: string, timeZone: string): string {
  const run = new Date(planSlotAfter("day", null, now));
  run.setUTCDate(run.getUTCDate() + ((day - run.getUTCDay() + 7) % 7));
  return dateFormat(locale, { weekday: "long", timeZone }).format(run);
}

/** A day of the month by its number, or what names one: with UTC where it is another day there at the hour of a run. */
export function dayInUtc(text: string, now: number, timeZone: string): string {
  const dayIn = (zone: string) =>
    dateFormat("en", { day: "numeric", timeZone: zone }).format(planSlotAfter("day", null, now));
  return dayIn(timeZone) === dayIn("UTC") ? text : `${text} (UTC)`;
}
