import type { PredictionPosition, PredictionRound } from "../../contract/prediction.ts";

/**
 * How a round ended, the same on its card, in the history and in what a member is told. `up` and `down`
 * have winners; after all others every stake came back in full.
 */
export type Outcome = "up" | "down" | "tie" | "oneSided" | "noPrice" | "operator" | "cancelled";

/** Whether nothing of a round is decided any more, with or without a word on how it ended. */
export function isOver({ status }: Pick<PredictionRound, "status">): boolean {
  return status === "closed" || status === "cancelled";
}

/** A round's end, or null while it has none and where the service does not say which. */
export function roundOutcome({
  status,
  result,
  refundReason,
}: Pick<PredictionRound, "status" | "result" | "refundReason">): Outcome | null {
  if (status === "cancelled") {
    if (refundReason === "no_price") return "noPrice";
    return refundReason === "operator" ? "operator" : "cancelled";
  }
  if (status !== "closed") return null;
  if (refundReason === "one_sided") return "oneSided";
  return result ?? (refundReason === "tie" ? "tie" : null);
}

/** The end of the round of an entry; a refund without a tie or a result was a cancelled round. */
export function positionOutcome({
  status,
  result,
}: Pick<PredictionPosition, "status" | "result">): Outcome | null {
  if (status === "open") return null;
  if (status !== "refunded") return result ?? null;
  if (result === "tie") return "tie";
  return result ? "oneSided" : "cancelled";
}

/** How many rounds in a row were won up to now, newest first; open and refunded ones do not count. */
export function winStreak(positions: readonly Pick<PredictionPosition, "status">[]): number {
  const decided = positions.filter(({ status }) => status === "won" || status === "lost");
  const lost = decided.findIndex(({ status }) => status === "lost");
  return lost === -1 ? decided.length : lost;
}
