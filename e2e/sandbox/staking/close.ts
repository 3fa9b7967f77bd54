import type { Database } from "../database/database.ts";
import { type Entry, postJournal } from "../ledger/journal.ts";
import type { PositionRow } from "./position.ts";
import { takeQuota } from "./products.ts";

type Closed = "matured" | "redeemed" | "redeemed_early";

function move(from: Entry["account"], to: Entry["account"], units: bigint): Entry[] {
  return [
    { account: from, currency: "MERLIN", units: -units },
    { account: to, currency: "MERLIN", units },
  ];
}

/** Returns locked principal to the member's balance, and its part of the quota. */
export function returnPrincipal(
  database: Database,
  { id, member_id: memberId, product_id }: PositionRow,
  units: bigint,
  at: number,
): void {
  const entries = move({ memberId, bucket: "locked" }, { memberId, bucket: "available" }, units);
  postJournal(database, { kind: "unstake", ref: `stake:${id}`, at, entries });
  takeQuota(database, product_id, -units);
}

/** Ends a position; its principal stays on record. */
export function closePosition(
  database: Database,
  { id }: PositionRow,
  status: Closed,
  at: number,
): void {
  database.run(
    "UPDATE stake_position SET status = ?, closed_at = ?, accrued = '0' WHERE id = ?",
    status,
    at,
    id,
  );
}

/** Releases a matured position's locked rewards to the member's balance. */
export function releaseRewards(database: Database, position: PositionRow, at: number): void {
  const { id, member_id: memberId } = position;
  const units = BigInt(position.accrued);
  if (units === 0n) return;
  const entries = move(
    { memberId, bucket: "reward_locked" },
    { memberId, bucket: "available" },
    units,
  );
  postJournal(database, { kind: "stake_reward", ref: `stake:${id}`, at, entries });
  database.run(
    "UPDATE stake_reward SET status = 'released' WHERE position_id = ? AND status = 'locked'",
    id,
  );
  const paid = BigInt(position.paid) + units;
  database.run("UPDATE stake_position SET paid = ? WHERE id = ?", String(paid), id);
}

/** Moves a position's locked rewards back to where they came from; what was forfeited. */
export function forfeitRewards(database: Database, position: PositionRow, at: number): bigint {
  const { id, member_id: memberId } = position;
  const units = BigInt(position.accrued);
  if (units === 0n) return units;
  const entries = move({ memberId, bucket: "reward_locked" }, "rewards:MERLIN", units);
  postJournal(database, { kind: "stake_forfeit", ref: `stake:${id}`, at, entries });
  database.run(
    "UPDATE stake_reward SET status = 'forfeited' WHERE position_id = ? AND status = 'locked'",
    id,
  );
  return units;
}
