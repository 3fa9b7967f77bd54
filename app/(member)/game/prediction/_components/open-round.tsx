"use client";

import type { PredictionRound } from "@/lib/contract/prediction";
import { entriesEnd } from "@/lib/prediction/entry";
import { useBoard, useGame } from "./board-provider";
import { EnterButtons } from "./enter-buttons";
import { OwnEntry } from "./own-entry";
import { RoundCountdown } from "./round-countdown";
import { RoundPools } from "./round-pools";
import { useEntriesEnd } from "./use-entries-end";

/** A round that takes entries, until some seconds before its lock. */
export function OpenRound({ round }: { round: PredictionRound }) {
  const t = useBoard().texts.round;
  const { state } = useGame().value;
  const until = entriesEnd(round, state);
  const { hasEnded, end } = useEntriesEnd(until);
  return (
    <>
      {hasEnded ? (
        <RoundCountdown key="lock" label={t.locks} until={round.lockAt} epoch={round.epoch} />
      ) : (
        <RoundCountdown
          key="entries"
          label={t.entriesClose}
          until={until}
          epoch={round.epoch}
          spoken="open"
          onEnd={end}
        />
      )}
      <RoundPools round={round} />
      <div className="mt-auto grid gap-2">
        {round.me ? (
          <OwnEntry me={round.me} />
        ) : hasEnded ? (
          <p className="text-md text-muted">{t.entriesClosed}</p>
        ) : state.paused ? (
          <p className="text-md text-muted">{t.pausedText}</p>
        ) : (
          <EnterButtons epoch={round.epoch} />
        )}
      </div>
    </>
  );
}
