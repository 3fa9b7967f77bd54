import type { PredictionRound } from "../../contract/prediction.ts";
import { fromUnits, toUnits, UNITS_PER_ONE } from "../../money/units.ts";
import { roundOutcome } from "./outcome.ts";
import { type PredictionSide, potOf } from "./payout.ts";

type SettledRound = Pick<
  PredictionRound,
  "status" | "result" | "refundReason" | "upPool" | "downPool" | "fee"
>;

/** The fee that was taken of a round's pot; null where stakes came back, or nobody told it. */
export function takenFeeOf(round: SettledRound): string | null {
  const outcome = roundOutcome(round);
  return outcome === "up" || outcome === "down" ? (round.fee ?? null) : null;
}

/** What one MERLIN on a side brought, or would have brought; null where no fee was taken or nobody was on it. */
export function settledMultipleOf(round: SettledRound, side: PredictionSide): string | null {
  const fee = takenFeeOf(round);
  const pool = toUnits(side === "up" ? round.upPool : round.downPool);
  if (fee === null || pool === 0n) return null;
  return fromUnits(((toUnits(potOf(round)) - toUnits(fee)) * UNITS_PER_ONE) / pool);
}
