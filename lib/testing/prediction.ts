import type { PredictionRound } from "../contract/prediction.ts";

/** A round that takes entries, with house bots on both sides, changed as a test needs it. */
export function sampleRound(change: Partial<PredictionRound> = {}): PredictionRound {
  return {
    epoch: 8,
    status: "open",
    startAt: "2026-01-01T00:00:00Z",
    lockAt: "2026-01-01T00:05:00Z",
    closeAt: "2026-01-01T00:10:00Z",
    upPool: "50",
    downPool: "50",
    house: "50",
    ...change,
  };
}
