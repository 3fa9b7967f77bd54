import { PREDICTION_FEE_BPS } from "../../../lib/contract/rules/published-rules.ts";
import { UNITS_PER_ONE } from "../../../lib/money/units.ts";

/** A round takes entries for this long and then runs as long again (R11.11). */
export const INTERVAL_MS = 300_000;
/** Entries close this long before the lock. */
export const LOCK_BUFFER_MS = 3_000;
/** Without a price for this long after the lock or the close the round is cancelled. */
export const PRICE_GRACE_MS = 30_000;

export const MIN_STAKE = UNITS_PER_ONE;
export const MAX_STAKE = 1_000n * UNITS_PER_ONE;
/** What the labelled house bots stake on each side of a round that a member enters. */
export const HOUSE_STAKE = 50n * UNITS_PER_ONE;

export type Side = "up" | "down";
export type Result = Side | "tie";

/** When a round opens, locks and closes, in business time; rounds are numbered since 1970. */
export function roundTimes(epoch: number) {
  const startAt = epoch * INTERVAL_MS;
  return { startAt, lockAt: startAt + INTERVAL_MS, closeAt: startAt + 2 * INTERVAL_MS };
}

export function openEpoch(now: number): number {
  return Math.floor(now / INTERVAL_MS);
}

/** Which side has won: the price at the close against the one at the lock. */
export function resultOf(lockMicros: number, closeMicros: number): Result {
  if (closeMicros === lockMicros) return "tie";
  return closeMicros > lockMicros ? "up" : "down";
}

/** The pot without its fee, which is rounded up; units of 10⁻¹⁸. */
export function prizeOf(pot: bigint): { fee: bigint; prize: bigint } {
  const fee = (pot * BigInt(PREDICTION_FEE_BPS) + 9_999n) / 10_000n;
  return { fee, prize: pot - fee };
}

/** A winner's share of the prize, rounded down; the stake is in it. */
export function payoutOf(stake: bigint, prize: bigint, winnersPool: bigint): bigint {
  return (stake * prize) / winnersPool;
}

/** The whole pot over a side's pool, before the fee, in units of 10⁻¹⁸; null for an empty side. */
export function ratioOf(pot: bigint, pool: bigint): bigint | null {
  return pool === 0n ? null : (pot * UNITS_PER_ONE) / pool;
}
