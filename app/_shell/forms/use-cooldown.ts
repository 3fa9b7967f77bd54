"use client";

import { useEffect, useState } from "react";
import { useCountdown } from "@/app/_ui/time/use-countdown";

/** Seconds between two verification mails (R4.8, R9.3). */
export const RESEND_COOLDOWN_SECONDS = 30;

/** Beyond this the clock was moved, or somebody else wrote there. */
const LONGEST_MS = 60 * 60 * 1000;

function storedDeadline(storageKey: string): number | null {
  try {
    const deadline = Number(window.localStorage.getItem(storageKey));
    const leftMs = deadline - Date.now();
    return leftMs > 0 && leftMs < LONGEST_MS ? deadline : null;
  } catch {
    return null;
  }
}

/** Remembers when a cooldown ends, in this browser; without storage it lasts until the next load. */
export function storeDeadline(storageKey: string, deadlineMs: number): void {
  try {
    window.localStorage.setItem(storageKey, String(deadlineMs));
  } catch {
    // A browser that keeps nothing still counts down on this page.
  }
}

/**
 * A cooldown that survives a reload (R4.8).
 * @returns the whole seconds left, and a function that starts it anew until an instant in milliseconds
 */
export function useCooldown(storageKey: string): [number, (deadlineMs: number) => void] {
  const [deadline, setDeadline] = useState<number | null>(null);
  const secondsLeft = useCountdown(deadline);

  useEffect(() => setDeadline(storedDeadline(storageKey)), [storageKey]);

  function start(deadlineMs: number): void {
    storeDeadline(storageKey, deadlineMs);
    setDeadline(deadlineMs);
  }

  return [secondsLeft, start];
}
