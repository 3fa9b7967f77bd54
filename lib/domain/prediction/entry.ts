import type { PredictionRound, PredictionState } from "../../contract/prediction.ts";

/** When a round's entries end: some seconds before its lock, as the service says. */
export function entriesEnd(
  { lockAt, entriesUntil }: Pick<PredictionRound, "lockAt" | "entriesUntil">,
  { lockBufferSec }: Pick<PredictionState, "lockBufferSec">,
): string {
  return entriesUntil ?? new Date(Date.parse(lockAt) - lockBufferSec * 1000).toISOString();
}

/** The round that takes entries now, or null while there is none. */
export function roundTakingEntries(
  state: Pick<PredictionState, "rounds" | "serverTime" | "lockBufferSec">,
): PredictionRound | null {
  const now = Date.parse(state.serverTime);
  const isTaking = (round: PredictionRound) =>
    round.status === "open" && Date.parse(entriesEnd(round, state)) > now;
  return state.rounds.find(isTaking) ?? null;
}

/** The open round, or the one that comes next; null when the service lists neither. */
export function openRound(rounds: readonly PredictionRound[]): PredictionRound | null {
  const open = rounds.find(({ status }) => status === "open");
  return open ?? rounds.find(({ status }) => status === "later") ?? null;
}

/** The newest round that is locked and not settled yet. */
export function runningRound(rounds: readonly PredictionRound[]): PredictionRound | null {
  return rounds.findLast(({ status }) => status === "live" || status === "calculating") ?? null;
}

/** Rounds with one of them as a later answer states it. */
export function withRound(
  rounds: readonly PredictionRound[],
  latest: PredictionRound,
): PredictionRound[] {
  return rounds.map((round) => (round.epoch === latest.epoch ? latest : round));
}

type EntryRefusal = "entered" | "paused" | "cancelled" | "closed" | "changed";

/**
 * Why an entry was refused as a conflict, by what the service shows afterwards.
 * @param shownFeeBps the fee that the member had seen
 */
export function entryRefusal(
  { paused, rounds, feeBps }: Pick<PredictionState, "paused" | "rounds" | "feeBps">,
  epoch: number,
  shownFeeBps: number,
): EntryRefusal {
  const round = rounds.find((one) => one.epoch === epoch);
  if (round?.me) return "entered";
  if (round?.status === "cancelled") return "cancelled";
  if (round?.status !== "open") return "closed";
  if (paused) return "paused";
  return feeBps === shownFeeBps ? "closed" : "changed";
}
