import type { z } from "zod";
import type { predictionStateSchema } from "../../contract/prediction.ts";

export type PredictionRounds = z.output<typeof predictionStateSchema>;

/** The round that takes entries now, or null while there is none. */
export function roundTakingEntries({
  rounds,
  serverTime,
}: Pick<PredictionRounds, "rounds" | "serverTime">) {
  const now = Date.parse(serverTime);
  return rounds.find(({ status, lockAt }) => status === "open" && Date.parse(lockAt) > now) ?? null;
}
