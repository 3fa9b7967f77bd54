import { zoneOffsetMs } from "../../live/zone-offset.ts";

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const MS_PER_DAY = 86_400_000;

/** Midnight UTC of a day that exists, else null: 30 February does not. */
function utcMidnight(day: string): number | null {
  const midnight = DAY.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN;
  if (Number.isNaN(midnight)) return null;
  return utcDay(new Date(midnight)) === day ? midnight : null;
}

/** The days that can be asked for: a year below 100 is one of the last century to `Date`, and the day after has four digits, too. */
const FIRST_DAY = "1000-01-01";
const LAST_DAY = "9998-12-31";

/** True for a day of the calendar as `YYYY-MM-DD` that can be asked for. */
export function isDay(text: string): boolean {
  return utcMidnight(text) !== null && text >= FIRST_DAY && text <= LAST_DAY;
}

/** The UTC day of a moment as `YYYY-MM-DD`. */
export function utcDay(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}

/**
 * The day that lies `count` days after another, or before it.
 * @throws RangeError for a text that is no day
 */
export function addDays(day: string, count: number): string {
  const midnight = utcMidnight(day);
  if (midnight === null) throw new RangeError(`Not a day: ${day.slice(0, 20)}`);
  return utcDay(new Date(midnight + count * MS_PER_DAY));
}

/** The Monday of a day's week. @throws RangeError for a text that is no day */
export function mondayOf(day: string): string {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return addDays(day, -((weekday + 6) % 7));
}

/** The number of days from one to the other, both included. */
export function countDays(from: string, to: string): number {
  return ((utcMidnight(to) ?? 0) - (utcMidnight(from) ?? 0)) / MS_PER_DAY + 1;
}

/**
 * The moment when a day begins in a zone. Where the clocks skip midnight, it begins
 * after the gap; where they show it twice, the first time.
 * @throws RangeError for a text that is no day
 */
export function startOfDay(day: string, timeZone: string): Date {
  const midnight = utcMidnight(day);
  if (midnight === null) throw new RangeError(`Not a day: ${day.slice(0, 20)}`);
  const [early, late] = [-MS_PER_DAY, MS_PER_DAY].map(
    (shift) => midnight - zoneOffsetMs(midnight + shift, timeZone),
  ) as [number, number];
  const shows = (moment: number) => moment + zoneOffsetMs(moment, timeZone) === midnight;
  return new Date(shows(late) && !shows(early) ? late : early);
}
