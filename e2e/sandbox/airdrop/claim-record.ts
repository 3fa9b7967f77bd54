import type { Database } from "../database/database.ts";
import { postJournal } from "../ledger/journal.ts";
import { type Season, takeFromPool } from "./season.ts";

export const CHECK_IN = "check_in";

/** What was claimed: a task once (`seq` 0), a referral up to `seq` directs, a check-in on the UTC day `seq`. */
export interface ClaimRow {
  readonly id: number;
  readonly task: string;
  readonly seq: number;
  readonly units: string;
  readonly at: number;
  readonly streak: number | null;
}

interface NewClaim {
  readonly memberId: number;
  readonly task: string;
  readonly seq: number;
  /** Units of 10⁻¹⁸ AmBTC; zero is recorded without a journal. */
  readonly units: bigint;
  readonly at: number;
  readonly streak?: number;
}

/**
 * Records a claim and pays it from the emission, out of the season's pool. The caller has checked that
 * the pool holds it. Belongs into a transaction; a claim is unique, so the second of two fails.
 */
export function recordClaim(
  database: Database,
  season: Season | undefined,
  { memberId, task, seq, units, at, streak }: NewClaim,
): void {
  let journalId: number | null = null;
  if (units > 0n && season) {
    journalId = postJournal(database, {
      kind: "airdrop",
      ref: `airdrop:${task}`,
      at,
      entries: [
        { account: "emission:AmBTC", currency: "AmBTC", units: -units },
        { account: { memberId, bucket: "available" }, currency: "AmBTC", units },
      ],
    });
    takeFromPool(database, season, units);
  }
  database.run(
    "INSERT INTO airdrop_claim (member_id, task, seq, units, at, journal_id, streak) VALUES (?, ?, ?, ?, ?, ?, ?)",
    memberId,
    task,
    seq,
    String(units),
    at,
    journalId,
    streak ?? null,
  );
}

/** A member's newest claim of a task, or undefined. */
export function lastClaim(
  database: Database,
  memberId: number,
  task: string,
): ClaimRow | undefined {
  return database.get<ClaimRow>(
    "SELECT id, task, seq, units, at, streak FROM airdrop_claim WHERE member_id = ? AND task = ? ORDER BY seq DESC LIMIT 1",
    memberId,
    task,
  );
}

export function hasCheckedIn(database: Database, memberId: number): boolean {
  return lastClaim(database, memberId, CHECK_IN) !== undefined;
}
