"use client";

import { useRouter } from "next/navigation";
import { useCallback, useEffect, useRef, useState } from "react";
import { useSingleFlight } from "@/app/_shell/forms/use-single-flight";
import { BffError } from "@/lib/bff/client/client";
import { startRush } from "@/lib/domain/game/client";
import { hasLapsed, type KeptGame, parseKeptGame } from "@/lib/domain/game/kept-game";
import { createRushPlay, type RushPlay } from "@/lib/domain/game/rush-play";
import { RUSH_LENGTH_MS } from "@/lib/domain/game/rush-run";
import { serviceClock } from "@/lib/live/service-clock";
import type { RushEnding } from "./rush-ending";
import { useFinish } from "./use-finish";

const STORAGE_KEY = "hashRush";

/** The game that this tab keeps for a member, or null. */
function readKept(member: string): KeptGame | null {
  try {
    return parseKeptGame(window.sessionStorage.getItem(STORAGE_KEY), member);
  } catch {
    return null;
  }
}

/** Keeps a game for as long as the tab is open; null forgets it. */
function writeKept(game: KeptGame | null): void {
  try {
    if (game) window.sessionStorage.setItem(STORAGE_KEY, JSON.stringify(game));
    else window.sessionStorage.removeItem(STORAGE_KEY);
  } catch {
    // Without storage a game lives as long as its page.
  }
}

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
  const router = useRouter();
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
      router.refresh();
    },
    [router],
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
    if (kept.playedMs >= RUSH_LENGTH_MS) submit(open);
    else setPhase("paused");
  }, [member, end, submit]);

  async function start(): Promise<void> {
    setPhase("starting");
    setStartError(null);
    const { id, seed, expiresAt, serverTime } = await startRush();
    const facts = { member, id, seed, expiresAt };
    const play = createRushPlay(seed);
    const named = serverTime ?? serverNow;
    // Met now: the time until it lapses is shown later.
    serviceClock.meet(named);
    setGame({ facts, play, serverNow: named });
    writeKept({ ...facts, ...play.log() });
    setPhase("countIn");
  }

  function onStartFailure(error: unknown): void {
    if (!(error instanceof BffError)) throw error;
    setStartError(error);
    setPhase("ready");
    if (error.code === "CONFLICT") router.refresh();
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
