"use client";

import { Pause } from "lucide";
import { useTranslations } from "next-intl";
import { useEffect, useLayoutEffect, useRef } from "react";
import { Button } from "@/app/_ui/control/button";
import { Icon } from "@/app/_ui/data/icon";
import { RUSH_DURATION_MS } from "@/lib/contract/rules/rush-rules";
import type { RushFrame } from "@/lib/domain/game/rush-run";
import { serviceClock } from "@/lib/live/service-clock";
import { RushBoard } from "./rush-board";
import type { RushGameProps } from "./rush-game-props";
import { RushOutcome } from "./rush-outcome";
import { RushPaused } from "./rush-paused";
import { RushSending } from "./rush-sending";
import { RushStart } from "./rush-start";
import { LazyGuard } from "./unsaved-guard.lazy";
import { useCountIn } from "./use-count-in";
import { usePlay } from "./use-play";
import { useRush } from "./use-rush";

interface RushHeadProps {
  frame: RushFrame;
  isPaused: boolean;
  onPause: () => void;
}

const LENGTH_SEC = RUSH_DURATION_MS / 1_000;

/** Score, row and time above the lanes, and the pause. */
function RushHead({ frame, isPaused, onPause }: RushHeadProps) {
  const t = useTranslations("rush");
  const { score, row, secondsLeft, step } = frame;
  const facts = [
    [t("score"), String(score)],
    [t("row"), String(row)],
  ] as const;
  return (
    <div className="mb-4 grid gap-3.5">
      <div className="flex items-center justify-between gap-4">
        <dl className="flex gap-6 sm:gap-9">
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt className="text-sm text-muted">{label}</dt>
              <dd className="figures-display text-2xl">{value}</dd>
            </div>
          ))}
        </dl>
        <Button aria-keyshortcuts="P Escape" disabled={isPaused} onClick={onPause}>
          <Icon node={Pause} size={18} />
          {t("pause")}
        </Button>
      </div>
      <div className="h-1.5 overflow-hidden rounded-full bg-raised">
        <div
          className="h-full rounded-full bg-accent"
          style={{ inlineSize: `${(secondsLeft / LENGTH_SEC) * 100}%` }}
        />
      </div>
      <div className="flex justify-between gap-4 text-sm text-muted">
        <span>{t("step", { step: step + 1 })}</span>
        <span className="figures">{t("secondsLeft", { seconds: secondsLeft })}</span>
      </div>
    </div>
  );
}

/** Hash Rush: the start, the board, the pause, and how the game ended. */
export function RushGame(props: RushGameProps) {
  const t = useTranslations("rush");
  const { member, serverNow } = props;
  const whole = useRef<HTMLDivElement>(null);
  const board = useRef<HTMLElement>(null);
  // Only a pause that was asked for moves the focus: one that followed the focus elsewhere leaves it there.
  const wasAsked = useRef(false);
  const rush = useRush(member, serverNow);
  const play = usePlay(rush);
  const count = useCountIn(rush.phase === "countIn", rush.go);
  const { phase } = rush;
  const isOnBoard = phase === "countIn" || phase === "playing" || phase === "paused";
  useEffect(() => {
    // Met now: what counts by it may be shown later.
    serviceClock.meet(serverNow);
  }, [serverNow]);
  useEffect(() => {
    if (isOnBoard) whole.current?.scrollIntoView({ block: "nearest" });
  }, [isOnBoard]);
  const hasStarted = useRef(false);
  useLayoutEffect(() => {
    if (phase === "countIn" && hasStarted.current) board.current?.focus({ preventScroll: true });
    hasStarted.current = phase === "starting";
  }, [phase]);
  const askPause = () => {
    wasAsked.current = true;
    rush.pause();
  };
  const focusBoard = () => board.current?.focus({ preventScroll: true });
  const resume = () => {
    wasAsked.current = false;
    focusBoard();
    rush.resume();
  };
  return (
    <div ref={whole} className="min-w-0">
      {(isOnBoard || phase === "sending" || phase === "unsent") && (
        <LazyGuard
          texts={{
            title: t("leaveTitle"),
            text: t("leaveText"),
            stay: t("stay"),
            leave: t("leave"),
          }}
        />
      )}
      <p role="status" className="sr-only">
        {phase === "countIn" && t("getReady")}
        {phase === "playing" && t("playing")}
        {phase === "paused" && t("paused")}
      </p>
      <RushBoard
        ref={board}
        rush={rush}
        play={play}
        count={count}
        isShown={isOnBoard}
        onPause={askPause}
        onResume={resume}
        head={
          play.frame && (
            <RushHead frame={play.frame} isPaused={phase === "paused"} onPause={askPause} />
          )
        }
      >
        {(phase === "ready" || phase === "starting") && (
          <RushStart {...props} rushState={props.rush} rush={rush} onStart={rush.start} />
        )}
        {phase === "paused" && (
          <RushPaused rush={rush} takesFocus={wasAsked.current} onResume={resume} />
        )}
        {(phase === "sending" || phase === "unsent") && <RushSending rush={rush} play={play} />}
        {phase === "ended" && rush.ending && (
          <RushOutcome {...props} ending={rush.ending} onClear={rush.clear} />
        )}
      </RushBoard>
    </div>
  );
}
