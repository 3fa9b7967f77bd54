import { isTimeZone } from "../notification/quiet-hours.ts";

const DAY_MS = 86_400_000;
const HOUR = 8;
const MONDAY = 1;

/** What a zone's clock adds to UTC at a moment, in milliseconds. */
function offsetAt(format: Intl.DateTimeFormat, at: number): number {
  const part = Object.fromEntries(
    format.formatToParts(at).map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = part;
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(at / 1000) * 1000;
}

/**
 * The first Monday, 8:00 by the clocks of a zone, after a moment. A zone that nobody knows counts as UTC; no zone turns
 * its clocks at that hour, so that each Monday has exactly one.
 */
export function mondayMorningAfter(timeZone: string | null, at: number): number {
  const format = new Intl.DateTimeFormat("en-US", {
    timeZone: timeZone && isTimeZone(timeZone) ? timeZone : "UTC",
    hourCycle: "h23",
    ...{ year: "numeric", month: "numeric", day: "numeric" },
    ...{ hour: "numeric", minute: "numeric", second: "numeric" },
  });
  const local = new Date(at + offsetAt(format, at));
  const wait = (MONDAY - local.getUTCDay() + 7) % 7;
  const [year, month, day] = [local.getUTCFullYear(), local.getUTCMonth(), local.getUTCDate()];
  for (const days of [wait, wait + 7]) {
    const shown = Date.UTC(year, month, day + days, HOUR);
    const near = shown - offsetAt(format, shown - offsetAt(format, shown));
    if (near > at && near - at <= 8 * DAY_MS) return near;
  }
  throw new Error("A week without a Monday");
}
