import type { Database } from "../database/database.ts";
import { DAY_MS } from "../jobs/day-close.ts";
import type { Bucket, Currency } from "./accounts.ts";

/**
 * Adds a posting to the sum of its UTC day, whatever the order in which days are booked. A reward
 * that is not released is not the member's own and is left out.
 */
export function addToDay(
  database: Database,
  accountId: number,
  bucket: Bucket,
  at: number,
  units: bigint,
): void {
  if (bucket === "reward_locked") return;
  const day = Math.floor(at / DAY_MS);
  const row = database.get<{ delta: string }>(
    "SELECT delta FROM account_day WHERE account_id = ? AND day = ?",
    accountId,
    day,
  );
  database.run(
    "INSERT INTO account_day (account_id, day, delta) VALUES (?, ?, ?) ON CONFLICT DO UPDATE SET delta = excluded.delta",
    accountId,
    day,
    String(BigInt(row?.delta ?? 0) + units),
  );
}

interface DayDelta {
  readonly currency: Currency;
  /** UTC days since 1970. */
  readonly day: number;
  readonly units: bigint;
}

/** What a member's totals changed by on each day from the given one on, newest day first. */
export function dayDeltas(database: Database, memberId: number, fromDay: number): DayDelta[] {
  return database
    .all<{ currency: Currency; day: number; delta: string }>(
      "SELECT a.currency, d.day, d.delta FROM account a JOIN account_day d ON d.account_id = a.id WHERE a.member_id = ? AND d.day >= ? ORDER BY d.day DESC",
      memberId,
      fromDay,
    )
    .map(({ currency, day, delta }) => ({ currency, day, units: BigInt(delta) }));
}
