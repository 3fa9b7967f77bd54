import type { Database } from "../database/database.ts";
import { type Entry, postJournal } from "../ledger/journal.ts";
import type { PositionRow } from "./position.ts";
import { takeQuota } from "./products.ts";
import { shareOut } from "./share-out.ts";

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
  kind: "unstake" | "stake_release" = "unstake",
): void {
  const entries = move({ memberId, bucket: "locked" }, { memberId, bucket: "available" }, units);
  postJournal(database, { kind, ref: `stake:${id}`, at, entries });
  takeQuota(database, product_id, -units);
}

/** Lets the principal of a matured position go on in another one, of the same product. */
export function renewPrincipal(
  database: Database,
  { member_id: memberId, principal }: PositionRow,
  nextId: number,
  at: number,
): void {
  const locked = { memberId, bucket: "locked" } as const;
  const available = { memberId, bucket: "available" } as const;
  const units = BigInt(principal);
  const entries = [...move(locked, available, units), ...move(available, locked, units)];
  postJournal(database, { kind: "stake_renewal", ref: `stake:${nextId}`, at, entries });
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

function takeBack(
  database: Database,
  { id, member_id: memberId }: PositionRow,
  units: bigint,
  at: number,
): void {
  const entries = move({ memberId, bucket: "reward_locked" }, "rewards:MERLIN", units);
  postJournal(database, { kind: "stake_forfeit", ref: `stake:${id}`, at, entries });
}

/** Moves a position's locked rewards back to where they came from; what was forfeited. */
export function forfeitRewards(database: Database, position: PositionRow, at: number): bigint {
  const units = BigInt(position.accrued);
  if (units === 0n) return units;
  takeBack(database, position, units, at);
  database.run(
    "UPDATE stake_reward SET status = 'forfeited' WHERE position_id = ? AND status = 'locked'",
    position.id,
  );
  return units;
}

/** Moves so many units of a position's locked rewards back, each day's by its share. */
export function forfeitPart(
  database: Database,
  position: PositionRow,
  units: bigint,
  at: number,
): void {
  if (units === 0n) return;
  takeBack(database, position, units, at);
  const days = database.all<{ day: string; amount: string; forfeited: string }>(
    "SELECT day, amount, forfeited FROM stake_reward WHERE position_id = ? AND status = 'locked' ORDER BY day",
    position.id,
  );
  const shares = shareOut(
    units,
    days.map(({ amount }) => BigInt(amount)),
  );
  days.forEach(({ day, amount, forfeited }, index) => {
    const share = shares[index] ?? 0n;
    database.run(
      "UPDATE stake_reward SET amount = ?, forfeited = ? WHERE position_id = ? AND day = ?",
      String(BigInt(amount) - share),
      String(BigInt(forfeited) + share),
      position.id,
      day,
    );
  });
  const accrued = BigInt(position.accrued) - units;
  database.run("UPDATE stake_position SET accrued = ? WHERE id = ?", String(accrued), position.id);
}
