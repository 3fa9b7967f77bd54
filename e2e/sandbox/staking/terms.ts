import type { Database } from "../database/database.ts";
import { DAY_MS, nextMidnight } from "../jobs/day-close.ts";
import type { PositionRow } from "./position.ts";

/** What a position is rewarded for on a day; `principal` is in units of 10⁻¹⁸ MERLIN. */
interface AccruingTerms {
  readonly principal: bigint;
  readonly aprBps: number;
}

/** The terms of a position on the UTC day that begins at `dayStart`, whatever changed in the course of it. */
export function termsOn(
  database: Database,
  position: PositionRow,
  dayStart: number,
): AccruingTerms {
  const row = database.get<{ principal: string; apr_bps: number }>(
    "SELECT principal, apr_bps FROM stake_terms WHERE position_id = ? AND accrual_from <= ? ORDER BY accrual_from DESC LIMIT 1",
    position.id,
    dayStart,
  );
  const { principal, apr_bps: aprBps } = row ?? position;
  return { principal: BigInt(principal), aprBps };
}

/** The terms of a position on the day that is going on. */
export function termsToday(database: Database, position: PositionRow, now: number): AccruingTerms {
  return termsOn(database, position, nextMidnight(now) - DAY_MS);
}

/** Writes down what a position is rewarded for today, and from the next 00:00 UTC on. */
export function changeTerms(
  database: Database,
  { id }: PositionRow,
  now: number,
  { today, next }: { readonly today: AccruingTerms; readonly next: AccruingTerms },
): void {
  const midnight = nextMidnight(now);
  for (const [from, terms] of [
    [midnight - DAY_MS, today],
    [midnight, next],
  ] as const) {
    database.run(
      "INSERT OR REPLACE INTO stake_terms (position_id, accrual_from, principal, apr_bps) VALUES (?, ?, ?, ?)",
      id,
      from,
      String(terms.principal),
      terms.aprBps,
    );
  }
}
