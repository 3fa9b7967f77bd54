import { type PlanInterval, planDays, planSlotAfter } from "@/lib/contract/rules/plan-slots";
import { dateFormat } from "@/lib/i18n/date-format";

/** The days that a plan may run on, those of a week from the one on whose run it is Monday where the member is. */
export function runDays(every: PlanInterval, now: number, timeZone: string): readonly number[] {
  const days = planDays(every);
  if (every !== "week") return days;
  const first = days.findIndex((day) => weekdayOfRun(day, now, "en", timeZone) === "Monday");
  return [...days.slice(first), ...days.slice(0, first)];
}

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
