"use client";

import { useEffect, useState } from "react";

const SECOND_MS = 1000;

/** Seconds left until an instant in milliseconds, counted down each second; 0 without one. */
export function useCountdown(untilMs: number | null): number {
  const [secondsLeft, setSecondsLeft] = useState(0);

  useEffect(() => {
    if (untilMs === null) {
      setSecondsLeft(0);
      return;
    }
    const tick = () => {
      const left = Math.max(0, Math.ceil((untilMs - Date.now()) / SECOND_MS));
      setSecondsLeft(left);
      if (left === 0) clearInterval(timer);
    };
    const timer = setInterval(tick, SECOND_MS);
    tick();
    return () => clearInterval(timer);
  }, [untilMs]);

  return secondsLeft;
}

/** `04:32`, or `1:04:32` from an hour up. */
export function formatCountdown(seconds: number): string {
  const pad = (value: number) => String(value).padStart(2, "0");
  const hours = Math.floor(seconds / 3600);
  const rest = `${pad(Math.floor((seconds % 3600) / 60))}:${pad(seconds % 60)}`;
  return hours > 0 ? `${hours}:${rest}` : rest;
}
