import type { Database } from "../database/database.ts";
import { invalid } from "../http/refusal.ts";
import { say } from "../texts/say.ts";

/** How much of a direct commission can be passed on, and in which steps. */
export const KICKBACK = { maxPercent: 50, stepPercent: 5 } as const;

interface Kickback {
  percent: number;
  since: number;
}

/** What a sponsor passes on at present. */
export function kickbackOf(database: Database, sponsorId: number): Kickback | undefined {
  return database.get<Kickback>(
    "SELECT percent, since FROM kickback WHERE member_id = ?",
    sponsorId,
  );
}

/** The buyer's part of a commission, rounded down; the sponsor's is the rest, so that both add up to it. */
export function kickbackPart(commission: bigint, percent: number): bigint {
  return (commission * BigInt(percent)) / 100n;
}

/**
 * From now on the sponsor passes this on. Belongs into a transaction.
 * @throws Refusal 422 above the maximum or between two steps
 */
export function changeKickback(
  database: Database,
  sponsorId: number,
  percent: number,
  now: number,
): void {
  const { maxPercent, stepPercent } = KICKBACK;
  if (percent > maxPercent) {
    throw invalid({ percent: say("You can pass on {percent}% at most.", { percent: maxPercent }) });
  }
  if (percent % stepPercent !== 0) {
    throw invalid({ percent: say("Choose a multiple of {percent}%.", { percent: stepPercent }) });
  }
  database.run(
    "INSERT INTO kickback (member_id, percent, since) VALUES (?, ?, ?) ON CONFLICT (member_id) DO UPDATE SET percent = excluded.percent, since = excluded.since",
    sponsorId,
    percent,
    now,
  );
}
