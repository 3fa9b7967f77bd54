import type { z } from "zod";
import type { stakeLimitSchema } from "../../../lib/contract/prediction.ts";
import { fromUnits } from "../../../lib/money/decimal.ts";
import { toInstant } from "../clock.ts";
import type { Database } from "../database/database.ts";
import { DAY_MS, nextMidnight } from "../jobs/day-close.ts";

/** Units of 10⁻¹⁸ MERLIN a UTC day, null without a limit; `next` is what holds from a moment on. */
export interface StakeLimit {
  readonly units: bigint | null;
  readonly next: { readonly units: bigint | null; readonly from: number } | null;
}

interface LimitRow {
  stake_limit: string | null;
  stake_limit_next: string | null;
  stake_limit_from: number | null;
}

const unitsOf = (text: string | null) => (text === null ? null : BigInt(text));
const textOf = (units: bigint | null) => (units === null ? null : String(units));

/** A member's own limit as it is at a moment of business time. */
export function readStakeLimit(database: Database, memberId: number, now: number): StakeLimit {
  const row = database.get<LimitRow>(
    "SELECT stake_limit, stake_limit_next, stake_limit_from FROM member WHERE id = ?",
    memberId,
  );
  const from = row?.stake_limit_from ?? null;
  const next = unitsOf(row?.stake_limit_next ?? null);
  if (from !== null && now >= from) return { units: next, next: null };
  const units = unitsOf(row?.stake_limit ?? null);
  return { units, next: from === null ? null : { units: next, from } };
}

function write(database: Database, memberId: number, { units, next }: StakeLimit): void {
  database.run(
    "UPDATE member SET stake_limit = ?, stake_limit_next = ?, stake_limit_from = ? WHERE id = ?",
    textOf(units),
    textOf(next?.units ?? null),
    next?.from ?? null,
    memberId,
  );
}

/**
 * Sets the limit: a lower one at once, a higher one or none after 24 hours of business time. Asking
 * for the same again does not start the time anew. Belongs into a transaction.
 */
export function changeStakeLimit(
  database: Database,
  memberId: number,
  units: bigint | null,
  now: number,
): void {
  const current = readStakeLimit(database, memberId, now);
  const isLower = current.units === null || (units !== null && units <= current.units);
  const isPending = current.next !== null && current.next.units === units;
  const later = isPending ? current.next : { units, from: now + DAY_MS };
  write(database, memberId, isLower ? { units, next: null } : { ...current, next: later });
}

/** The limit as the settings show it; nothing when there is none. */
export function stakeLimitSettings({ units, next }: StakeLimit) {
  const text = (amount: bigint | null) => (amount === null ? null : fromUnits(amount));
  return {
    ...(units !== null && { stakeDailyLimit: text(units) }),
    ...(next && {
      stakeDailyLimitNext: { amount: text(next.units), from: toInstant(next.from) },
    }),
  };
}

/** What a member has staked on the UTC day, refunded stakes left out; units of 10⁻¹⁸ MERLIN. */
function stakedToday(database: Database, memberId: number, now: number): bigint {
  const row = database.get<{ units: string | null }>(
    "SELECT sum_units(amount) AS units FROM prediction_position WHERE member_id = ? AND entered_at >= ? AND status <> 'refunded'",
    memberId,
    nextMidnight(now) - DAY_MS,
  );
  return BigInt(row?.units ?? 0);
}

/** What is left of a member's limit today, null without one. */
export function stakeRoom(database: Database, memberId: number, now: number): bigint | null {
  const { units } = readStakeLimit(database, memberId, now);
  if (units === null) return null;
  const left = units - stakedToday(database, memberId, now);
  return left > 0n ? left : 0n;
}

/** The limit and what was staked today, as the game shows it. */
export function stakeLimitView(
  database: Database,
  memberId: number,
  now: number,
): z.input<typeof stakeLimitSchema> {
  const { units } = readStakeLimit(database, memberId, now);
  const room = stakeRoom(database, memberId, now);
  return {
    amount: units === null ? null : fromUnits(units),
    stakedToday: fromUnits(stakedToday(database, memberId, now)),
    left: room === null ? null : fromUnits(room),
    resetsAt: toInstant(nextMidnight(now)),
  };
}
