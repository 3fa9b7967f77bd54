import type { BadgeTone } from "@/app/_ui/data/badge";
import type { PredictionRound } from "@/lib/contract/prediction";

/** How the state of a round looks. */
export const ROUND_TONES: Readonly<Record<PredictionRound["status"], BadgeTone>> = {
  later: "neutral",
  open: "warn",
  live: "violet",
  calculating: "info",
  closed: "neutral",
  cancelled: "neutral",
};
