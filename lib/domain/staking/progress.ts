import type { PositionView } from "./position.ts";

const DAY_MS = 86_400_000;

/** How far a locked position is: full days that have accrued, of all, and the time gone in percent. */
export interface TermProgress {
  readonly daysDone: number;
  readonly days: number;
  readonly percent: number;
}

/**
 * The progress of a term from its start, which is that of its accrual unless it was started anew, to its maturity,
 * never below 0 or above 100. Null without both.
 *
 * @param now by the service's clock
 */
export function termProgress(
  {
    accrualFrom,
    termFrom,
    maturesAt,
  }: Pick<PositionView, "accrualFrom" | "termFrom" | "maturesAt">,
  now: Date,
): TermProgress | null {
  const from = termFrom ?? accrualFrom;
  if (from === null || maturesAt === null) return null;
  const start = Date.parse(from);
  const length = Date.parse(maturesAt) - start;
  if (length <= 0) return null;
  const done = Math.min(Math.max(now.getTime() - start, 0), length);
  return {
    daysDone: Math.floor(done / DAY_MS),
    days: Math.round(length / DAY_MS),
    percent: (done / length) * 100,
  };
}

/**
 * When a position opened now would mature: so many days after the next 00:00 UTC, at which it begins
 * to accrue (R11.10).
 */
export function maturityFrom(now: Date, days: number): Date {
  const nextMidnight = (Math.floor(now.getTime() / DAY_MS) + 1) * DAY_MS;
  return new Date(nextMidnight + days * DAY_MS);
}
