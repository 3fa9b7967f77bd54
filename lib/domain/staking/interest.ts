import { fromUnits, toUnits } from "../../money/units.ts";
import type { PositionView } from "./position.ts";

const DAY_MS = 86_400_000;
const DAYS_PER_YEAR = 365n;
const BASIS_POINTS = 10_000n;
/** Units of 10⁻¹⁸ in 0.0001, the last decimal that lists show (R9.2). */
const FOUR_DECIMALS_UNITS = 10n ** 14n;

/** One full day's reward of simple interest, rounded down as the service books it (R11.10). */
export function rewardPerDay(principal: string, aprBps: number): string {
  return fromUnits((toUnits(principal) * BigInt(aprBps)) / BASIS_POINTS / DAYS_PER_YEAR);
}

/** The rewards of so many full days, each rounded down by itself. */
export function rewardOfDays(principal: string, aprBps: number, days: number): string {
  return fromUnits(toUnits(rewardPerDay(principal, aprBps)) * BigInt(days));
}

/** Principal and rewards together, with 18 decimals. */
export function withReward(principal: string, reward: string): string {
  return fromUnits(toUnits(principal) + toUnits(reward));
}

/**
 * What reaches the balance when a locked position matures, if nothing changes until then: its rewards, and the
 * principal unless that goes into a new one (R11.10).
 *
 * @param now by the service's clock
 */
export function releasedAtMaturity(
  {
    principal,
    aprBps,
    accrued,
    accrualFrom,
    termFrom,
    autoRenew,
  }: Pick<
    PositionView,
    "principal" | "aprBps" | "accrued" | "accrualFrom" | "termFrom" | "autoRenew"
  >,
  maturesAt: string,
  now: Date,
): string {
  const midnight = Math.floor(now.getTime() / DAY_MS) * DAY_MS;
  // The day of a change is rewarded by the terms before it, which nobody says any more.
  const begins = termFrom ?? accrualFrom;
  const from = Math.max(midnight, begins === null ? 0 : Date.parse(begins));
  const days = Math.max(0, Math.round((Date.parse(maturesAt) - from) / DAY_MS));
  const rewards = withReward(accrued, rewardOfDays(principal, aprBps, days));
  return autoRenew ? rewards : withReward(principal, rewards);
}

/**
 * An amount in so many parts of equal size, cut at four decimals where that leaves something of them;
 * what does not divide stays with the first.
 */
export function equalParts(amount: string, count: number): string[] {
  const units = toUnits(amount);
  const exact = units / BigInt(count);
  const cut = exact - (exact % FOUR_DECIMALS_UNITS);
  const part = cut > 0n ? cut : exact;
  const first = units - part * BigInt(count - 1);
  return Array.from({ length: count }, (_, index) => fromUnits(index === 0 ? first : part));
}
