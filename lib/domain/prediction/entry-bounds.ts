import { fromUnits, toUnits } from "../../money/units.ts";

/** What bounds an entry, in MERLIN; null where there is no bound or it is not known. */
export interface EntryBounds {
  readonly minimum: string;
  readonly maximum: string;
  readonly balance: string | null;
  /** What the member's own daily limit leaves today. */
  readonly left: string | null;
}

export type EntryProblem = "belowMinimum" | "aboveMaximum" | "aboveBalance" | "aboveLimit";

/** Why a round cannot be entered with an amount, the bound that the member can do least about first; else null. */
export function entryProblem(amount: string, bounds: EntryBounds): EntryProblem | null {
  const units = toUnits(amount);
  if (units < toUnits(bounds.minimum)) return "belowMinimum";
  if (units > toUnits(bounds.maximum)) return "aboveMaximum";
  if (bounds.left !== null && units > toUnits(bounds.left)) return "aboveLimit";
  if (bounds.balance !== null && units > toUnits(bounds.balance)) return "aboveBalance";
  return null;
}

/** The largest entry that a round takes now: the smallest of what bounds it from above. */
export function largestEntry({ maximum, balance, left }: EntryBounds): string {
  const units = [maximum, balance, left].flatMap((one) => (one === null ? [] : [toUnits(one)]));
  return fromUnits(units.reduce((least, one) => (one < least ? one : least)));
}

export type LimitChange = "same" | "atOnce" | "later";

/**
 * When a daily stake limit takes hold: a lower one at once, a higher one or none after 24 hours
 * (R11.11).
 *
 * @param current in MERLIN, null without one
 * @param wanted in MERLIN, null for none
 */
export function limitChange(current: string | null, wanted: string | null): LimitChange {
  if (wanted === null) return current === null ? "same" : "later";
  if (current === null) return "atOnce";
  const [before, after] = [toUnits(current), toUnits(wanted)];
  if (before === after) return "same";
  return after < before ? "atOnce" : "later";
}
