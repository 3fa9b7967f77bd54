import type { PredictionRound } from "../../contract/prediction.ts";
import { fromUnits, toUnits, UNITS_PER_ONE } from "../../money/units.ts";

export type PredictionSide = "up" | "down";
type Pools = Pick<PredictionRound, "upPool" | "downPool">;

/** Basis points of a whole. */
const WHOLE_BPS = 10_000n;

/** The fee of a pot in units of 10⁻¹⁸, rounded up (R11.11). */
export function feeOf(pot: bigint, feeBps: number): bigint {
  return (pot * BigInt(feeBps) + WHOLE_BPS - 1n) / WHOLE_BPS;
}

/** A fee in percent, as a plain decimal. */
export function feePercent(feeBps: number): string {
  return fromUnits((BigInt(feeBps) * UNITS_PER_ONE) / 100n);
}

function poolOf(pools: Pools, side: PredictionSide): bigint {
  return toUnits(side === "up" ? pools.upPool : pools.downPool);
}

/** Both pools together, in MERLIN. */
export function potOf({ upPool, downPool }: Pools): string {
  return fromUnits(toUnits(upPool) + toUnits(downPool));
}

/**
 * What one MERLIN on a side brings if that side wins and the pools stay as they are, fee taken off and
 * stake included; one while nobody is on the other side, because every stake then comes back in full (R11.11), and null
 * for a side that nobody is on.
 */
export function multipleOf(pools: Pools, side: PredictionSide, feeBps: number): string | null {
  const pool = poolOf(pools, side);
  if (pool === 0n) return null;
  const pot = toUnits(potOf(pools));
  if (pot === pool) return fromUnits(UNITS_PER_ONE);
  return fromUnits(((pot - feeOf(pot, feeBps)) * UNITS_PER_ONE) / pool);
}

/** What share of the pot is on Up, from 0 to 100; half of an empty one. For drawing only. */
export function upPercent(pools: Pools): number {
  const pot = toUnits(potOf(pools));
  return pot === 0n ? 50 : Number((poolOf(pools, "up") * 10_000n) / pot) / 100;
}

type Estimate =
  | {
      readonly kind: "payout";
      readonly payout: string;
      readonly fee: string;
      /** What one MERLIN brings with the stake in the pool. */
      readonly multiple: string;
    }
  /** Nobody is on the other side: the stake would come back in full. */
  | { readonly kind: "refund" };

interface PlannedEntry {
  readonly side: PredictionSide;
  /** In MERLIN, as a plain decimal. */
  readonly amount: string;
}

/**
 * What a new stake would bring if its side wins and the pools stay as they are with it:
 * `floor(stake × (pot − fee) ÷ pool)` (R11.11).
 */
export function estimatePayout(
  pools: Pools,
  { side, amount }: PlannedEntry,
  feeBps: number,
): Estimate {
  const stake = toUnits(amount);
  const other = poolOf(pools, side === "up" ? "down" : "up");
  if (other === 0n) return { kind: "refund" };
  const pool = poolOf(pools, side) + stake;
  const fee = feeOf(pool + other, feeBps);
  const shared = pool + other - fee;
  return {
    kind: "payout",
    payout: fromUnits((stake * shared) / pool),
    fee: fromUnits(fee),
    multiple: fromUnits((shared * UNITS_PER_ONE) / pool),
  };
}
