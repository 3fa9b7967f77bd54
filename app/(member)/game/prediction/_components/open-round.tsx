"use client";

import { useTranslations } from "next-intl";
import type { PredictionRound } from "@/lib/contract/prediction";
import { entriesEnd } from "@/lib/domain/prediction/entry";
import type { PredictionSide } from "@/lib/domain/prediction/payout";
import { useGame } from "./board-provider";
import { useEntries } from "./entry-provider";
import { OwnEntry } from "./own-entry";
import { RoundCountdown } from "./round-countdown";
import { RoundPools } from "./round-pools";
import { DIRECTION_COLOURS, DIRECTION_TINTS, SideSign } from "./side-sign";
import { useEntriesEnd } from "./use-entries-end";

const SIDES = ["up", "down"] as const satisfies readonly PredictionSide[];

/** The two sides of an open round, each opening the stake dialog. */
function EnterButtons({ epoch }: { epoch: number }) {
  const t = useTranslations("prediction.round");
  const { open, preload } = useEntries();
  return (
    <div className="grid grid-cols-2 gap-2">
      {SIDES.map((side) => (
        <button
          key={side}
          type="button"
          aria-haspopup="dialog"
          onPointerEnter={preload}
          onFocus={preload}
          onClick={() => open(epoch, side)}
          className={`flex min-h-11 items-center justify-center gap-1.5 rounded-button border border-current px-2 py-2 text-md leading-snug font-semibold transition-colors hover:border-text ${DIRECTION_TINTS[side]} ${DIRECTION_COLOURS[side]}`}
        >
          <SideSign direction={side} />
          {t(`enter.${side}`)}
        </button>
      ))}
    </div>
  );
}

/** A round that takes entries, until some seconds before its lock. */
export function OpenRound({ round }: { round: PredictionRound }) {
  const t = useTranslations("prediction.round");
  const { state } = useGame().value;
  const until = entriesEnd(round, state);
  const { hasEnded, end } = useEntriesEnd(until);
  return (
    <>
      {hasEnded ? (
        <RoundCountdown key="lock" label={t("locks")} until={round.lockAt} epoch={round.epoch} />
      ) : (
        <RoundCountdown
          key="entries"
          label={t("entriesClose")}
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
          <p className="text-md text-muted">{t("entriesClosed")}</p>
        ) : state.paused ? (
          <p className="text-md text-muted">{t("pausedText")}</p>
        ) : (
          <EnterButtons epoch={round.epoch} />
        )}
      </div>
    </>
  );
}
