import { fromUnits, toUnits } from "../../money/units.ts";

/** What bounds a stake, in MERLIN; null where there is no bound or it is not known. */
export interface StakeBounds {
  readonly minimum: string;
  readonly maximum: string;
  readonly balance: string | null;
  /** What the member's own daily limit leaves today. */
  readonly left: string | null;
}

export type EntryProblem = "belowMinimum" | "aboveMaximum" | "aboveBalance" | "aboveLimit";

/** Why an amount cannot be staked, the bound that the member can do least about first; else null. */
export function entryProblem(amount: string, bounds: StakeBounds): EntryProblem | null {
  const units = toUnits(amount);
  if (units < toUnits(bounds.minimum)) return "belowMinimum";
  if (units > toUnits(bounds.maximum)) return "aboveMaximum";
  if (bounds.left !== null && units > toUnits(bounds.left)) return "aboveLimit";
  if (bounds.balance !== null && units > toUnits(bounds.balance)) return "aboveBalance";
  return null;
}

/** The most that can be staked in one round now: the smallest of what bounds it from above. */
export function mostStake({ maximum, balance, left }: StakeBounds): string {
  const units = [maximum, balance, left].flatMap((one) => (one === null ? [] : [toUnits(one)]));
  return fromUnits(units.reduce((least, one) => (one < least ? one : least)));
}
