import {
  CONVERSION_FEE_BPS,
  MINING_RULES,
  PREDICTION_FEE_BPS,
} from "../../contract/rules/published-rules.ts";
import { bpsAsPercent } from "../../money/basis-points.ts";

/**
 * The fees that the home page names, in percent, as the contract's rules set them. Every screen shows the
 * upstream's own figure before a confirmation; this is the overview.
 */
export const FEES = {
  /** Of the base output of a machine. */
  mining: bpsAsPercent(MINING_RULES.feeBps),
  conversion: bpsAsPercent(CONVERSION_FEE_BPS),
  /** Of a round's pot. */
  prediction: bpsAsPercent(PREDICTION_FEE_BPS),
} as const;
