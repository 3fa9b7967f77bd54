"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useUndecided } from "@/app/_order/use-undecided";
import { Badge } from "@/app/_ui/data/badge";
import { Card } from "@/app/_ui/data/card";
import { DrainingRing } from "@/app/_ui/data/draining-ring";
import { lazyPart } from "@/app/_ui/live/lazy-part";
import { Skeleton } from "@/app/_ui/state/skeleton";
import { Amount } from "@/app/_ui/text/amount";
import type { PredictionRound } from "@/lib/contract/prediction";
import { entriesEnd, openRound, runningRound } from "@/lib/domain/prediction/entry";
import { formatUsd } from "@/lib/money/format";
import { useGame, usePredictionBoard } from "../board-provider";
import { memberClock } from "../member-clock";
import { OwnEntry } from "../own-entry";
import { MoveLine } from "../price/move-line";
import { RoundClock } from "../round-countdown";
import { ROUND_TONES } from "../round-tones";
import { SidePools } from "../side-pools";
import type { SlipFormProps } from "./slip-form";
import type { EntryValues } from "./use-entry";

/** The form of an entry comes to life after the board: forms and orders weigh as much as the rest of it. */
const SlipForm = lazyPart<SlipFormProps>(
  async () => (await import("./slip-form")).SlipForm,
  <Skeleton className="h-96 w-full rounded-inset" />,
);

/**
 * Whether a round's entries have ended. Its countdown says so first, until the service's next answer
 * says it for certain, or that this computer's clock was wrong.
 *
 * @param until ISO 8601, null for a round that is not listed
 */
function useEntriesEnd(until: string | null) {
  const { serverTime } = useGame().value.state;
  const [endedAfter, setEndedAfter] = useState<string | null>(null);
  const isPast = until !== null && Date.parse(serverTime) >= Date.parse(until);
  return {
    hasEnded: isPast || endedAfter === serverTime,
    /** The countdown has reached zero. */
    end: () => setEndedAfter(serverTime),
  };
}

interface SlipHeadProps {
  round: PredictionRound;
  hasEnded: boolean;
  onEnd: () => void;
}

/** The question of a round, and how long it takes entries. */
function SlipHead({ round, hasEnded, onEnd }: SlipHeadProps) {
  const board = usePredictionBoard();
  const { state } = useGame().value;
  const t = useTranslations("prediction");
  const { epoch, status, startAt, lockAt, closeAt } = round;
  const stage = status === "open" && hasEnded ? "ended" : status;
  const clocks: Readonly<
    Partial<
      Record<typeof stage, { label: "opens" | "entriesClose" | "locks" | "closes"; until: string }>
    >
  > = {
    later: { label: "opens", until: startAt },
    open: { label: "entriesClose", until: entriesEnd(round, state) },
    ended: { label: "locks", until: lockAt },
    live: { label: "closes", until: closeAt },
  };
  const shown = clocks[stage];
  const spanSeconds = (Date.parse(lockAt) - Date.parse(startAt)) / 1000;
  return (
    <div className="flex items-center justify-between gap-4">
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <h2 id="slip" className="figures text-lg">
            {t("round.title", { epoch })}
          </h2>
          <Badge tone={ROUND_TONES[status]}>{t(`round.statuses.${status}`)}</Badge>
        </div>
        <p className="mt-0.5 text-sm text-muted">
          <span className="max-md:sr-only">{t("stake.text")}</span>{" "}
          <bdi className="figures whitespace-nowrap">
            {t("round.times", {
              lock: memberClock(lockAt, board),
              close: memberClock(closeAt, board),
            })}
          </bdi>
        </p>
      </div>
      {shown && (
        <p>
          <span className="sr-only">{t(`round.${shown.label}`)}</span>
          <RoundClock
            key={stage}
            until={shown.until}
            epoch={epoch}
            spoken={stage === "open" ? "open" : undefined}
            onEnd={stage === "open" ? onEnd : undefined}
            className="text-md font-semibold"
            frame={(text, seconds) => (
              <span className="relative grid size-[min(4.75rem,112px)] shrink-0 place-items-center">
                <DrainingRing
                  left={Math.min(1, seconds / spanSeconds)}
                  stroke={6.5}
                  className="absolute inset-0 size-full text-accent"
                />
                <span className="relative">{text}</span>
              </span>
            )}
          />
        </p>
      )}
    </div>
  );
}

/** The price in one line, and the way to its chart, where that lies below. */
function PriceLine() {
  const { locale } = usePredictionBoard();
  const t = useTranslations("prediction.board");
  const { price = null, rounds } = useGame().value.state;
  const lock = runningRound(rounds)?.lockPrice ?? null;
  if (price === null) return null;
  return (
    <a
      href="#btc-price"
      className="flex min-h-11 flex-wrap items-center justify-between gap-x-3 rounded-inset bg-raised px-3.5 py-2 text-md xl:hidden"
    >
      <span className="flex items-baseline gap-2">
        <span className="text-muted max-md:sr-only">{t("priceTitle")}</span>
        <Amount raw={price} text={formatUsd(price, locale)} className="font-semibold" />
      </span>
      {lock !== null && (
        <span className="flex text-sm">
          <MoveLine from={lock} to={price} />
        </span>
      )}
    </a>
  );
}

function isOpen(round: PredictionRound, hasEnded: boolean, isPaused: boolean): boolean {
  return round.status === "open" && !round.me && !hasEnded && !isPaused;
}

/** A round that the member is in, or that takes no entries: what is on its sides, and why. */
function StandingSlip({ round, hasEnded }: { round: PredictionRound; hasEnded: boolean }) {
  const t = useTranslations("prediction.round");
  const why = round.status === "later" ? "laterText" : hasEnded ? "entriesClosed" : "pausedText";
  return (
    <>
      <SidePools round={round} />
      {round.me ? <OwnEntry me={round.me} /> : <p className="text-md text-muted">{t(why)}</p>}
    </>
  );
}

/**
 * The slip: the round that takes entries, and the entry itself. It goes on to the next round by itself,
 * unless something has been typed, sent or answered that the member has not seen the end of.
 */
export function SlipCard() {
  const t = useTranslations("prediction");
  const { state } = useGame().value;
  const { rounds, paused } = state;
  const next = openRound(rounds);
  const [draft] = useState<{ current: EntryValues }>(() => ({
    current: { side: "up", amount: "" },
  }));
  const [held, setHeld] = useState<number | null>(null);
  const epoch = held ?? next?.epoch ?? null;
  const round = rounds.find((one) => one.epoch === epoch) ?? null;
  const until = round && entriesEnd(round, state);
  const { hasEnded, end } = useEntriesEnd(until);
  const isUndecided = useUndecided({ kind: "predict", scope: String(epoch) });
  if (epoch === null) {
    return (
      <Card>
        <p className="text-md text-muted">{t("board.noLock")}</p>
      </Card>
    );
  }
  // A round that is no longer listed has an entry that nobody knows the end of.
  const isWriting = round === null || held === epoch || isUndecided;
  return (
    <Card aria-labelledby="slip" className="grid content-start gap-3 p-4 md:gap-4 md:p-6">
      {round ? (
        <SlipHead round={round} hasEnded={hasEnded} onEnd={end} />
      ) : (
        <h2 id="slip" className="figures text-lg">
          {t("round.title", { epoch })}
        </h2>
      )}
      <PriceLine />
      {isWriting || isOpen(round, hasEnded, paused) ? (
        <SlipForm
          key={epoch}
          epoch={epoch}
          hasEnded={hasEnded}
          draft={draft}
          hasNextRound={next !== null && next.epoch !== epoch}
          onHold={setHeld}
        />
      ) : (
        <StandingSlip round={round} hasEnded={hasEnded} />
      )}
    </Card>
  );
}
