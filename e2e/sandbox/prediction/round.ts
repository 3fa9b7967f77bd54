import type { Database } from "../database/database.ts";
import { enterJob } from "../jobs/scheduler.ts";
import { postJournal } from "../ledger/journal.ts";
import { hasHouseBots } from "./operation.ts";
import { HOUSE_STAKE, type Result, roundTimes, type Side } from "./rules.ts";

/** The job that follows a round from its lock to its end. */
export const ROUND_JOB = "prediction.round";

/** A round that a member has entered; amounts are units of 10⁻¹⁸ MERLIN as text. Others are not stored. */
export interface RoundRow {
  readonly epoch: number;
  readonly status: "running" | "closed" | "cancelled";
  readonly up_pool: string;
  readonly down_pool: string;
  /** What house bots staked on each side. */
  readonly house: string;
  readonly players: number;
  readonly lock_micros: number | null;
  readonly close_micros: number | null;
  readonly result: Result | null;
  readonly refund_reason: "tie" | "one_sided" | "no_price" | "operator" | null;
  readonly fee: string;
}

export function findRound(database: Database, epoch: number): RoundRow | undefined {
  return database.get<RoundRow>("SELECT * FROM prediction_round WHERE epoch = ?", epoch);
}

function seatBots(database: Database, epoch: number, at: number): void {
  const both = 2n * HOUSE_STAKE;
  postJournal(database, {
    kind: "prediction_stake",
    ref: `round:${epoch}`,
    at,
    entries: [
      { account: "house:prediction", currency: "MERLIN", units: -both },
      { account: `pool:prediction:${epoch}`, currency: "MERLIN", units: both },
    ],
  });
  const stake = String(HOUSE_STAKE);
  database.run(
    "UPDATE prediction_round SET up_pool = ?, down_pool = ?, house = ? WHERE epoch = ?",
    stake,
    stake,
    stake,
    epoch,
  );
}

/** The stored round; the first entry stores it, seats the house bots and schedules its end. */
function ensureRound(database: Database, epoch: number, at: number): RoundRow {
  const found = findRound(database, epoch);
  if (found) return found;
  database.run("INSERT INTO prediction_round (epoch) VALUES (?)", epoch);
  if (hasHouseBots(database)) seatBots(database, epoch, at);
  enterJob(database, ROUND_JOB, roundTimes(epoch).lockAt, String(epoch));
  return ensureRound(database, epoch, at);
}

interface Stake {
  readonly memberId: number;
  readonly epoch: number;
  readonly side: Side;
  readonly units: bigint;
  readonly at: number;
}

/**
 * Moves a stake into the round's pool. Belongs into a transaction; the caller has checked the round.
 * Gives the position's id.
 * @throws OverdrawnAccountError, which the router answers with 422/4221
 */
export function placeStake(
  database: Database,
  { memberId, epoch, side, units, at }: Stake,
): number {
  const round = ensureRound(database, epoch, at);
  postJournal(database, {
    kind: "prediction_stake",
    ref: `round:${epoch}`,
    at,
    entries: [
      { account: { memberId, bucket: "available" }, currency: "MERLIN", units: -units },
      { account: `pool:prediction:${epoch}`, currency: "MERLIN", units },
    ],
  });
  const column = side === "up" ? "up_pool" : "down_pool";
  database.run(
    `UPDATE prediction_round SET ${column} = ?, players = players + 1 WHERE epoch = ?`,
    String(BigInt(round[column]) + units),
    epoch,
  );
  return database.run(
    "INSERT INTO prediction_position (member_id, epoch, side, amount, entered_at) VALUES (?, ?, ?, ?, ?)",
    memberId,
    epoch,
    side,
    String(units),
    at,
  ).id;
}
