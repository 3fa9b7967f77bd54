"use client";

import { useCallback, useRef } from "react";
import { BffError } from "@/lib/bff/client/client";
import { finishRush } from "@/lib/domain/game/client";
import type { KeptGame } from "@/lib/domain/game/kept-game";
import { rushRun } from "@/lib/domain/game/rush-run";
import { endingOf, type RushEnding } from "./rush-ending";

/** How long to wait before each further try to send a score. */
const RETRY_AFTER_MS = [1_000, 3_000];

const rest = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function send({ id, seed, taps }: KeptGame): Promise<RushEnding | null> {
  try {
    const { score } = rushRun(seed, taps).state;
    return { kind: "counted", answer: await finishRush(id, score, taps) };
  } catch (error) {
    return error instanceof BffError ? endingOf(error) : null;
  }
}

/**
 * Sends the score of a game that was played to its end, again after a lost reply: the call keeps its key,
 * so that it counts once. Gives null when no answer came; the game stays kept then.
 */
export function useFinish(): (game: KeptGame) => Promise<RushEnding | null> {
  const running = useRef<Promise<RushEnding | null> | null>(null);
  return useCallback((game) => {
    running.current ??= (async () => {
      let ending = await send(game);
      for (const wait of RETRY_AFTER_MS) {
        if (ending) break;
        await rest(wait);
        ending = await send(game);
      }
      running.current = null;
      return ending;
    })();
    return running.current;
  }, []);
}
