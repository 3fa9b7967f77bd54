"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { serverOffsetMs } from "@/app/_ui/server-offset";
import type { GameState } from "@/lib/contract/game";
import { LaterGuard } from "./later-guard";
import { RushBoard } from "./rush-board";
import { RushHead } from "./rush-head";
import { RushOutcome } from "./rush-outcome";
import { RushPaused } from "./rush-paused";
import { RushSending } from "./rush-sending";
import { RushStart } from "./rush-start";
import { useCountIn } from "./use-count-in";
import { usePlay } from "./use-play";
import { useRush } from "./use-rush";

export interface RushGameProps {
  rush: Pick<GameState["rush"], "playsLeft" | "playsPerDay" | "resetsAt">;
  /** Username of the member who plays. */
  member: string;
  /** The server's clock when the page was rendered. */
  serverNow: string;
  locale: string;
  timeZone: string;
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
    serverOffsetMs(serverNow);
  }, [serverNow]);
  useEffect(() => {
    if (isOnBoard) whole.current?.scrollIntoView({ block: "nearest" });
  }, [isOnBoard]);
  const askPause = () => {
    wasAsked.current = true;
    rush.pause();
  };
  const focusBoard = () => board.current?.focus({ preventScroll: true });
  const goOn = () => {
    wasAsked.current = false;
    focusBoard();
    rush.resume();
  };
  return (
    <div ref={whole} className="min-w-0">
      {(isOnBoard || phase === "sending" || phase === "unsent") && (
        <LaterGuard
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
        onResume={goOn}
        head={
          play.frame && (
            <RushHead frame={play.frame} isPaused={phase === "paused"} onPause={askPause} />
          )
        }
      >
        {(phase === "ready" || phase === "starting") && (
          <RushStart
            {...props}
            rushState={props.rush}
            rush={rush}
            onStart={() => {
              focusBoard();
              rush.start();
            }}
          />
        )}
        {phase === "paused" && (
          <RushPaused rush={rush} takesFocus={wasAsked.current} onResume={goOn} />
        )}
        {(phase === "sending" || phase === "unsent") && <RushSending rush={rush} play={play} />}
        {phase === "ended" && rush.ending && (
          <RushOutcome {...props} ending={rush.ending} onClear={rush.clear} />
        )}
      </RushBoard>
    </div>
  );
}
