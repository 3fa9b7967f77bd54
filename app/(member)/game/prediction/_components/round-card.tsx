"use client";

import type { PredictionRound } from "@/lib/contract/prediction";
import { useBoard } from "./board-provider";
import { EndedRound } from "./ended-round";
import { OpenRound } from "./open-round";
import { RoundCountdown } from "./round-countdown";
import { RoundFrame } from "./round-frame";
import { RunningRound } from "./running-round";

function LaterRound({ round }: { round: PredictionRound }) {
  const t = useBoard().texts.round;
  return (
    <>
      <RoundCountdown label={t.opens} until={round.startAt} epoch={round.epoch} />
      <p className="text-md text-muted">{t.laterText}</p>
    </>
  );
}

const BODIES = {
  later: LaterRound,
  open: OpenRound,
  live: RunningRound,
  calculating: RunningRound,
  closed: EndedRound,
  cancelled: EndedRound,
} as const;

/** One round, as its state asks. */
export function RoundCard({ round }: { round: PredictionRound }) {
  const Body = BODIES[round.status];
  return (
    <RoundFrame round={round}>
      <Body round={round} />
    </RoundFrame>
  );
}
