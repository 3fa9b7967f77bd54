import type { MINING_RANGES } from "../../../lib/contract/mining.ts";
import { fromUnits } from "../../../lib/money/decimal.ts";
import { toInstant } from "../clock.ts";
import type { Database } from "../database/database.ts";
import { readFacts } from "./facts.ts";
import { earnedUntil, powersAt } from "./segments.ts";
import { accrue, SESSION_MS, type SessionRow } from "./session.ts";

const HOUR_MS = 3_600_000;

const INTERVALS: Readonly<
  Record<(typeof MINING_RANGES)[number], { readonly count: number; readonly widthMs: number }>
> = {
  // An hour more: a session of a day begins within the first one and ends within the last.
  "24h": { count: 25, widthMs: HOUR_MS },
  "7d": { count: 28, widthMs: 6 * HOUR_MS },
  "30d": { count: 30, widthMs: 24 * HOUR_MS },
};

/**
 * What was mined in equal intervals of which the last one is running, and the power at their ends.
 * An interval gets the difference of what the session had earned at its two ends, so that the
 * intervals of a session add up to it.
 */
export function miningChart(
  database: Database,
  memberId: number,
  range: (typeof MINING_RANGES)[number],
  now: number,
) {
  const { count, widthMs } = INTERVALS[range];
  const last = Math.floor(now / widthMs) * widthMs;
  const first = last - (count - 1) * widthMs;
  const accruals = database
    .all<SessionRow>(
      "SELECT * FROM mining_session WHERE member_id = ? AND started_at > ? ORDER BY started_at",
      memberId,
      first - SESSION_MS,
    )
    .map((session) => accrue(database, session, now));
  const facts = readFacts(database, memberId, { from: first, to: now });
  return Array.from({ length: count }, (_, index) => {
    const from = first + index * widthMs;
    const to = Math.min(from + widthMs, now);
    const parts = accruals
      .filter(({ segments, until }) => (segments[0]?.from ?? to) < to && from < until)
      .map(({ segments }) => {
        const before = earnedUntil(segments, from);
        const after = earnedUntil(segments, to);
        return { gross: after.gross - before.gross, fee: after.fee - before.fee };
      });
    const gross = parts.reduce((sum, part) => sum + part.gross, 0n);
    const fee = parts.reduce((sum, part) => sum + part.fee, 0n);
    const th = powersAt(facts, to).reduce((sum, power) => sum + power.th, 0);
    return {
      at: toInstant(from),
      net: fromUnits(gross - fee),
      gross: fromUnits(gross),
      th: String(th),
    };
  });
}
