import type { PredictionPosition } from "../../contract/prediction.ts";

/** How many rounds in a row were won up to now, newest first; open and refunded ones do not count. */
export function winStreak(positions: readonly Pick<PredictionPosition, "status">[]): number {
  const decided = positions.filter(({ status }) => status === "won" || status === "lost");
  const lost = decided.findIndex(({ status }) => status === "lost");
  return lost === -1 ? decided.length : lost;
}
