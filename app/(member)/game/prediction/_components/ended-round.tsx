"use client";

import { RotateCcw } from "lucide";
import { Icon } from "@/app/_ui/icon";
import type { PredictionRound } from "@/lib/contract/prediction";
import { type Outcome, roundOutcome } from "@/lib/prediction/outcome";
import { useBoard } from "./board-provider";
import { OwnEntry } from "./own-entry";
import { PriceFacts } from "./price-facts";
import { RoundPools } from "./round-pools";
import { DIRECTION_COLOURS, DIRECTION_TINTS, SideSign } from "./side-sign";

function OutcomeBanner({ outcome }: { outcome: Outcome }) {
  const t = useBoard().texts.round;
  const winner = outcome === "up" || outcome === "down" ? outcome : null;
  const look = winner ?? "flat";
  return (
    <p
      className={`flex items-center gap-2 rounded-inset px-3 py-2.5 text-base font-semibold ${DIRECTION_TINTS[look]} ${winner ? DIRECTION_COLOURS[winner] : "text-text"}`}
    >
      {winner ? <SideSign direction={winner} size={18} /> : <Icon node={RotateCcw} size={18} />}
      {t.outcomes[outcome]}
    </p>
  );
}

/** A round that is over: closed up or down, or refunded. */
export function EndedRound({ round }: { round: PredictionRound }) {
  const t = useBoard().texts.round;
  const outcome = roundOutcome(round) ?? "cancelled";
  const winner = outcome === "up" || outcome === "down" ? outcome : undefined;
  const { lockPrice = null, closePrice = null } = round;
  return (
    <>
      <OutcomeBanner outcome={outcome} />
      {outcome !== "up" && outcome !== "down" && (
        <p className="text-sm text-muted">{t.reasons[outcome]}</p>
      )}
      {(lockPrice !== null || closePrice !== null) && (
        <PriceFacts lock={lockPrice} end={{ label: t.closePrice, price: closePrice }} />
      )}
      <RoundPools round={round} winner={winner} />
      {round.me && (
        <div className="mt-auto">
          <OwnEntry me={round.me} />
        </div>
      )}
    </>
  );
}
