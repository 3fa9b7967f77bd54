"use client";

import { useSyncExternalStore } from "react";

const STORAGE_KEY = "hideSmallBalances";
const listeners = new Set<() => void>();
/** Holds for this page where the browser keeps nothing. */
let chosen: boolean | null = null;

function isHidden(): boolean {
  try {
    return (window.localStorage.getItem(STORAGE_KEY) ?? String(chosen)) === "true";
  } catch {
    return chosen === true;
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
  };
}

function hideSmall(isOn: boolean): void {
  chosen = isOn;
  try {
    window.localStorage.setItem(STORAGE_KEY, String(isOn));
  } catch {
    // It holds until the next load.
  }
  for (const listener of listeners) listener();
}

/** Whether small balances are left out, remembered in this browser, and a function that sets it. */
export function useHideSmall(): [boolean, (isOn: boolean) => void] {
  return [useSyncExternalStore(subscribe, isHidden, () => false), hideSmall];
}
