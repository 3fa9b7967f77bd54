import { toUnits } from "../../money/units.ts";

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
