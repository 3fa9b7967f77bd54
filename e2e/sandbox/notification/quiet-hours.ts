import type { QuietHours } from "../../../lib/contract/alerts/notification-preferences.ts";

const MINUTE_MS = 60_000;
const MINUTES_PER_DAY = 24 * 60;
/** No zone turns its clocks but at a quarter of an hour. */
const QUARTER_MINUTES = 15;
/** A day, and the longest that clocks are turned in one. */
const MOST_QUARTERS = 27 * 4;

/** Minutes since midnight by `22:00`. */
function minutesOf(time: string): number {
  const [hours, minutes] = time.split(":");
  return Number(hours) * 60 + Number(minutes);
}

/** The clock of a zone, in minutes since midnight. @throws RangeError for a zone that nobody knows */
function clockOf(timeZone: string): (at: number) => number {
  const format = new Intl.DateTimeFormat("en-GB", {
    ...{ timeZone, hour: "2-digit", minute: "2-digit", hourCycle: "h23" },
  });
  return (at) => minutesOf(format.format(at));
}

export function isTimeZone(timeZone: string): boolean {
  try {
    return clockOf(timeZone)(0) >= 0;
  } catch {
    return false;
  }
}

/**
 * When what is due at a moment may be told: at once, or when the quiet hours are over. Time is read from the zone's own clock,
 * so that hours that are skipped or come twice (daylight saving) count as a clock on the wall shows them.
 */
export function heldUntil(quiet: QuietHours, at: number): number {
  const clock = clockOf(quiet.timeZone);
  const [from, to] = [minutesOf(quiet.from), minutesOf(quiet.to)];
  const isQuiet = (minutes: number) =>
    from < to ? from <= minutes && minutes < to : from <= minutes || minutes < to;
  if (!isQuiet(clock(at))) return at;
  const quarterMs = QUARTER_MINUTES * MINUTE_MS;
  const first = Math.floor(at / quarterMs) * quarterMs;
  for (let quarter = 0; quarter <= MOST_QUARTERS; quarter += 1) {
    const start = first + quarter * quarterMs;
    const shown = clock(start);
    for (let minute = 0; minute < QUARTER_MINUTES; minute += 1) {
      const moment = start + minute * MINUTE_MS;
      if (moment > at && !isQuiet((shown + minute) % MINUTES_PER_DAY)) return moment;
    }
  }
  throw new Error("Quiet hours without an end");
}
