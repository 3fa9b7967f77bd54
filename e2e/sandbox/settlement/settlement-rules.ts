import { toUnits } from "../../../lib/money/decimal.ts";
import { UNITS_PER_ONE } from "../../../lib/money/units.ts";
import { pointUnits } from "../team/points.ts";

/** The binary bonus on what is matched, and the share of a day's sales that bonuses may reach (R11.16). */
export const BONUS_BPS = 800;
export const GUARD_BPS = 2_000;
/** Most that a member gets for one day, in units of 10⁻¹⁸ USDT. */
export const CAP = toUnits("500");

const WHOLE_BPS = 10_000n;

interface Match {
  /** Points that both legs lose. */
  readonly matched: number;
  /** The bonus before cap and guard; amounts are units of 10⁻¹⁸ USDT. */
  readonly gross: bigint;
  /** The part above the cap. */
  readonly flushed: bigint;
  /** What is left to be paid. */
  readonly wanted: bigint;
}

/** What two legs with open points give. */
export function matchLegs(left: number, right: number): Match {
  const matched = Math.min(left, right);
  const gross = (pointUnits(matched) * BigInt(BONUS_BPS)) / WHOLE_BPS;
  const flushed = gross > CAP ? gross - CAP : 0n;
  return { matched, gross, flushed, wanted: gross - flushed };
}

export interface Guard {
  /** What all bonuses of the day may sum up to. */
  readonly budget: bigint;
  /** What every bonus is multiplied by, in units of 10⁻¹⁸, rounded down. */
  readonly factor: bigint;
  scale(wanted: bigint): bigint;
}

/**
 * The company-wide guard of one day: a share of its machine sales and what earlier days left in the
 * pool. When more is wanted, every bonus shrinks equally, rounded down.
 */
export function guardOf(sales: bigint, pool: bigint, wanted: bigint): Guard {
  const budget = pool + (sales * BigInt(GUARD_BPS)) / WHOLE_BPS;
  if (wanted <= budget) return { budget, factor: UNITS_PER_ONE, scale: (part) => part };
  return {
    budget,
    factor: (budget * UNITS_PER_ONE) / wanted,
    scale: (part) => (part * budget) / wanted,
  };
}
