"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import { useSingleFlight } from "@/app/_shell/forms/use-single-flight";
import { useQuietRefresh } from "@/app/_shell/navigation/use-quiet-refresh";
import { BffError, isOutcomeUnknown, OUTCOME_UNKNOWN_EVENT } from "@/lib/bff/client/client";
import { RUSH_DURATION_MS } from "@/lib/contract/rules/rush-rules";
import { hasLapsed, type KeptGame } from "@/lib/domain/game/kept-game";
import { createRushPlay, type RushPlay } from "@/lib/domain/game/rush-play";
import { serviceClock } from "@/lib/live/service-clock";
import { readKept, startKept, writeKept } from "./kept-rush";
import type { RushEnding } from "./rush-ending";
import { useFinish } from "./use-finish";

export type RushPhase =
  | "ready"
  | "starting"
  | "countIn"
  | "playing"
  | "paused"
  | "sending"
  | "unsent"
  | "ended";

type GameFacts = Pick<KeptGame, "member" | "id" | "seed" | "expiresAt">;

interface OpenGame {
  readonly facts: GameFacts;
  readonly play: RushPlay;
  /** The server's clock when the game came, for the time until it lapses. */
  readonly serverNow: string;
}

/**
 * A game of Hash Rush from its start to its counted score. The tab keeps it meanwhile: whoever reloads or
 * comes back finds it paused.
 *
 * @param serverNow the server's clock when the page was rendered
 */
export function useRush(member: string, serverNow: string) {
  const refresh = useQuietRefresh();
  const finish = useFinish();
  const [phase, setPhase] = useState<RushPhase>("ready");
  const [game, setGame] = useState<OpenGame | null>(null);
  const [ending, setEnding] = useState<RushEnding | null>(null);
  const [startError, setStartError] = useState<BffError | null>(null);
  const { run } = useSingleFlight();
  const renderedAt = useRef(serverNow);

  const end = useCallback(
    (how: RushEnding) => {
      writeKept(null);
      setEnding(how);
      setPhase("ended");
      refresh();
    },
    [refresh],
  );

  const submit = useCallback(
    async ({ facts, play }: OpenGame) => {
      setPhase("sending");
      play.pause(performance.now());
      const kept = { ...facts, ...play.log() };
      writeKept(kept);
      const how = await finish(kept);
      if (how) end(how);
      else setPhase("unsent");
    },
    [end, finish],
  );

  useEffect(() => {
    const kept = readKept(member);
    if (!kept) return;
    if (hasLapsed(kept, renderedAt.current)) {
      end({ kind: "lapsed" });
      return;
    }
    const play = createRushPlay(kept.seed, kept.taps, kept.playedMs);
    const open = { facts: kept, play, serverNow: renderedAt.current };
    setGame(open);
    if (kept.playedMs >= RUSH_DURATION_MS) submit(open);
    else setPhase("paused");
  }, [member, end, submit]);

  async function start(): Promise<void> {
    setPhase("starting");
    setStartError(null);
    const { id, seed, expiresAt, now } = await startKept(member);
    const facts = { member, id, seed, expiresAt };
    const play = createRushPlay(seed);
    // Met now: the time until it lapses is shown later.
    serviceClock.meet(now);
    setGame({ facts, play, serverNow: now });
    writeKept({ ...facts, ...play.log() });
    setPhase("countIn");
  }

  function onStartFailure(error: unknown): void {
    if (!(error instanceof BffError)) throw error;
    setStartError(error);
    setPhase("ready");
    if (error.code === "CONFLICT") refresh();
    // It may have taken a play.
    if (isOutcomeUnknown(error)) window.dispatchEvent(new Event(OUTCOME_UNKNOWN_EVENT));
  }

  const pause = useCallback(() => {
    if (!game || (phase !== "playing" && phase !== "countIn")) return;
    game.play.pause(performance.now());
    writeKept({ ...game.facts, ...game.play.log() });
    setPhase((now) => (now === "playing" || now === "countIn" ? "paused" : now));
  }, [game, phase]);

  return {
    phase,
    game,
    ending,
    startError,
    start: () => run(start, onStartFailure),
    pause,
    resume: () => setPhase("countIn"),
    /** The count is over: play goes on. */
    go() {
      game?.play.resume(performance.now());
      setPhase("playing");
    },
    /** The minute is over, or its score was not answered. */
    submit: () => game && submit(game),
    lapse: () => end({ kind: "lapsed" }),
    /** Back to the start. */
    clear() {
      setGame(null);
      setEnding(null);
      setPhase("ready");
    },
  };
}

export type Rush = ReturnType<typeof useRush>;
