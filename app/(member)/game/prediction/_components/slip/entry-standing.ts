import type { PredictionRound } from "@/lib/contract/prediction";

/**
 * How an entry stands while its dialog is open: it can be sent, its outcome is unknown, a lost answer's
 * entry was found booked, the round was entered elsewhere, or nothing can be sent for now or any more.
 */
type EntryStanding = "open" | "unknown" | "found" | "entered" | "paused" | "closed";

interface EntryFacts {
  readonly round: Pick<PredictionRound, "status" | "me"> | null;
  readonly isPaused: boolean;
  /** The countdown to the end of entries has run out. */
  readonly hasEnded: boolean;
  readonly isPending: boolean;
  /** The latest answer was lost. */
  readonly isUnknown: boolean;
}

/**
 * Only the service closes a round: while an outcome is unknown, neither the countdown nor a round that
 * is no longer listed makes it certain that nothing was booked.
 */
export function entryStanding(facts: EntryFacts): EntryStanding {
  const { round, isPaused, hasEnded, isPending, isUnknown } = facts;
  const isClosedByService = round !== null && round.status !== "open";
  if (round?.me && !isPending) return isUnknown ? "found" : "entered";
  if (isUnknown && !isClosedByService) return "unknown";
  if (isPending) return "open";
  if (round === null || isClosedByService || hasEnded) return "closed";
  return isPaused ? "paused" : "open";
}
