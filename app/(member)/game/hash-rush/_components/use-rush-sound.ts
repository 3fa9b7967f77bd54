"use client";

import { useEffect, useMemo, useSyncExternalStore } from "react";
import { createRushSound, type RushSound } from "./rush-sound";

const STORAGE_KEY = "gameSound";
const listeners = new Set<() => void>();
/** Holds for this page where the browser keeps nothing. */
let chosen = false;

function isOn(): boolean {
  try {
    return (window.localStorage.getItem(STORAGE_KEY) ?? String(chosen)) === "true";
  } catch {
    return chosen;
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function turn(on: boolean): void {
  chosen = on;
  try {
    window.localStorage.setItem(STORAGE_KEY, String(on));
  } catch {
    // It holds until the next load.
  }
  for (const listener of listeners) listener();
}

const SILENCE: Omit<RushSound, "close"> = { lit() {}, caught() {}, beside() {} };

/** The game's tones, silent until the member turns them on; the choice is remembered in this browser. */
export function useRushSound() {
  const isSoundOn = useSyncExternalStore(subscribe, isOn, () => false);
  const sound = useMemo(() => (isSoundOn ? createRushSound() : null), [isSoundOn]);
  useEffect(() => () => sound?.close(), [sound]);
  return { isSoundOn, turnSound: turn, sound: sound ?? SILENCE };
}
