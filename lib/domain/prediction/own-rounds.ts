import type { PredictionRound } from "../../contract/prediction.ts";

interface Followed {
  /** Rounds with an entry of the member that are not settled yet. */
  readonly open: readonly number[];
  /** Rounds that were followed and are settled now. */
  readonly settled: readonly PredictionRound[];
  /** Rounds that were followed and are no longer listed: they have to be asked for one by one. */
  readonly gone: readonly number[];
}

/** Follows the member's own rounds from one picture of the game to the next. */
export function followOwn(before: readonly number[], rounds: readonly PredictionRound[]): Followed {
  const listed = new Map(rounds.map((round) => [round.epoch, round]));
  return {
    open: rounds.filter(({ me }) => me?.status === "open").map(({ epoch }) => epoch),
    settled: before.flatMap((epoch) => {
      const round = listed.get(epoch);
      return round?.me && round.me.status !== "open" ? [round] : [];
    }),
    gone: before.filter((epoch) => !listed.has(epoch)),
  };
}
