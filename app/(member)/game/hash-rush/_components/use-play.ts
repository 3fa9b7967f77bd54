"use client";

import { useEffect, useRef, useState } from "react";
import type { TapResult } from "@/lib/domain/game/rush-play";
import { isSameFrame, type RushFrame } from "@/lib/domain/game/rush-run";
import type { Rush } from "./use-rush";
import { useRushSound } from "./use-rush-sound";

/** How long a lane shows what a tap on it did. */
const SHOWN_MS = 400;

/** What the board shows while a game is played: the frame, the latest tap, and the way to tap. */
export function usePlay(rush: Rush) {
  const { phase, game } = rush;
  const play = game?.play ?? null;
  const { sound, ...choice } = useRushSound();
  const [frame, setFrame] = useState<RushFrame | null>(null);
  const [tapped, setTapped] = useState<TapResult | null>(null);
  const latest = useRef(rush);
  useEffect(() => {
    latest.current = rush;
  });

  useEffect(() => setFrame(play?.rest() ?? null), [play]);

  useEffect(() => {
    if (phase !== "playing" || !play) return;
    let handle = 0;
    const tick = () => {
      const next = play.look(performance.now());
      if (!next) return latest.current.pause();
      setFrame((shown) => (shown && isSameFrame(shown, next) ? shown : next));
      if (next.isOver) return latest.current.submit();
      handle = requestAnimationFrame(tick);
    };
    handle = requestAnimationFrame(tick);
    return () => {
      cancelAnimationFrame(handle);
      latest.current.pause();
    };
  }, [phase, play]);

  useEffect(() => {
    const hide = () => {
      if (document.visibilityState === "hidden") latest.current.pause();
    };
    document.addEventListener("visibilitychange", hide);
    return () => document.removeEventListener("visibilitychange", hide);
  }, []);

  const lane = phase === "playing" ? frame?.lane : null;
  const lit = phase === "playing" ? frame?.lit : null;
  useEffect(() => {
    if (lane != null && lit != null) sound.lit(lane);
  }, [lane, lit, sound]);

  useEffect(() => {
    if (!tapped) return;
    const timer = setTimeout(() => setTapped(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [tapped]);

  return {
    ...choice,
    frame,
    tapped,
    tap(chosen: number): void {
      const now = performance.now();
      const result = phase === "playing" ? play?.tap(chosen, now) : null;
      if (!result) return;
      setTapped(result);
      if (result.points > 0) sound.caught();
      else sound.beside();
      setFrame((shown) => play?.look(now) ?? shown);
    },
  };
}

export type Play = ReturnType<typeof usePlay>;
