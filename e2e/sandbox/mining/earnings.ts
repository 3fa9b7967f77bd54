import { MINING_RULES } from "../../../lib/contract/rules/published-rules.ts";

const DAY_MS = 86_400_000n;
const WHOLE_BPS = 10_000n;

export interface Bonus {
  readonly teamBps: number;
  readonly streakBps: number;
  readonly boostBps: number;
}

/** Units of 10⁻¹⁸ mBTC. */
export interface Earnings {
  readonly gross: bigint;
  readonly fee: bigint;
}

function earnedBy(th: number, perThDay: bigint, bps: bigint, ms: number): bigint {
  return (BigInt(th) * perThDay * bps * BigInt(ms)) / (WHOLE_BPS * DAY_MS);
}

/**
 * What a stretch with one rate earns: the gross is rounded down once, the fee is taken on the part
 * without bonuses and rounded up (R11.9).
 *
 * @param perThDay the network's rate in units of 10⁻¹⁸ mBTC for a TH and day
 * @param feeWeight the sum of each TH's fee in basis points; the common fee unless upgrades have lowered it
 */
export function earn(
  th: number,
  perThDay: bigint,
  { teamBps, streakBps, boostBps }: Bonus,
  ms: number,
  feeWeight: number = th * MINING_RULES.feeBps,
): Earnings {
  const bonus = BigInt(teamBps + streakBps + boostBps);
  const base = earnedBy(th, perThDay, WHOLE_BPS, ms);
  const whole = WHOLE_BPS * BigInt(th);
  return {
    gross: earnedBy(th, perThDay, WHOLE_BPS + bonus, ms),
    fee: whole === 0n ? 0n : (base * BigInt(feeWeight) + whole - 1n) / whole,
  };
}

/** The bonus for members of the first and second level who mine at the same time. */
export function teamBonus(first: number, second: number): number {
  const { teamBps, maxTeamBps, secondLevelBps, maxSecondLevelBps } = MINING_RULES;
  return (
    Math.min(maxTeamBps, teamBps * first) + Math.min(maxSecondLevelBps, secondLevelBps * second)
  );
}

/** The bonus for earlier sessions in a row; the first session has none. */
export function streakBonus(inRow: number): number {
  return Math.min(MINING_RULES.maxStreakBps, MINING_RULES.streakBps * (inRow - 1));
}

export function total(parts: readonly Earnings[]): Earnings {
  return parts.reduce<Earnings>(
    (sum, { gross, fee }) => ({ gross: sum.gross + gross, fee: sum.fee + fee }),
    { gross: 0n, fee: 0n },
  );
}
