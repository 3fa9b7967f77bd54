import { DAY_MS } from "./day-close.ts";

export const WEEK_MS = 7 * DAY_MS;

/** Monday 00:00 UTC of the week of a moment; 1970 began on a Thursday. */
export function weekStart(at: number): number {
  return at - ((((at - 4 * DAY_MS) % WEEK_MS) + WEEK_MS) % WEEK_MS);
}
