"use client";

import type { PredictionRound } from "@/lib/contract/prediction";
import { priceMove } from "@/lib/prediction/price-move";
import { useBoard, useGame } from "./board-provider";
import { OwnEntry } from "./own-entry";
import { PriceFacts } from "./price-facts";
import { RoundCountdown } from "./round-countdown";
import { RoundPools } from "./round-pools";

/** How the member's side stands against the lock price; nothing is decided by it. */
function Standing({ round, price }: { round: PredictionRound; price: string | null }) {
  const t = useBoard().texts.round;
  if (!round.me || !round.lockPrice || price === null) return null;
  const { direction } = priceMove(round.lockPrice, price);
  const text =
    direction === "flat" ? t.levelNow : direction === round.me.side ? t.aheadNow : t.behindNow;
  return <p className="text-sm text-muted">{text}</p>;
}

/** A round between its lock and its result. */
export function RunningRound({ round }: { round: PredictionRound }) {
  const t = useBoard().texts.round;
  const { price = null } = useGame().value.state;
  const isLive = round.status === "live";
  return (
    <>
      {isLive ? (
        <RoundCountdown label={t.closes} until={round.closeAt} epoch={round.epoch} spoken="live" />
      ) : (
        <p role="status" className="text-md text-muted">
          {t.calculatingText}
        </p>
      )}
      <PriceFacts
        lock={round.lockPrice ?? null}
        end={
          isLive
            ? { label: t.livePrice, price }
            : { label: t.closePrice, price: round.closePrice ?? null }
        }
      />
      <RoundPools round={round} />
      {round.me && (
        <div className="mt-auto grid gap-2">
          <OwnEntry me={round.me} />
          {isLive && <Standing round={round} price={price} />}
        </div>
      )}
    </>
  );
}
