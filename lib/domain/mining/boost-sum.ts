import { MINING_RULES } from "../../contract/rules/published-rules.ts";
import { bpsAsPercent } from "../../money/basis-points.ts";
import { fromUnits, toUnits } from "../../money/units.ts";

/** What boosts add together, in percent. */
interface BoostSum {
  readonly percent: string;
  /** A part of it is above the limit and adds nothing. */
  readonly isCapped: boolean;
  /** The limit was reached before: the service would refuse another one. */
  readonly addsNothing: boolean;
}

/**
 * What boosts add together when one more is applied, up to their limit (R11.9).
 * @param now what they add at present, in percent
 */
export function boostSum(now: string, more: string): BoostSum {
  const sum = toUnits(now) + toUnits(more);
  const most = toUnits(bpsAsPercent(MINING_RULES.maxBoostBps));
  return {
    percent: fromUnits(sum > most ? most : sum),
    isCapped: sum > most,
    addsNothing: toUnits(now) >= most,
  };
}
