"use client";

import { useSyncExternalStore } from "react";

/**
 * A hook for a switch that is off at first and remembered in this browser: how it stands, for all who ask and in
 * every tab, and a function that turns it. It holds for this page where the browser keeps nothing.
 */
export function storedSwitch(key: string): () => [boolean, (isOn: boolean) => void] {
  const listeners = new Set<() => void>();
  let chosen = false;

  function read(): boolean {
    try {
      return (window.localStorage.getItem(key) ?? String(chosen)) === "true";
    } catch {
      return chosen;
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

  function turn(isOn: boolean): void {
    chosen = isOn;
    try {
      window.localStorage.setItem(key, String(isOn));
    } catch {
      // It holds until the next load.
    }
    for (const listener of listeners) listener();
  }

  return () => [useSyncExternalStore(subscribe, read, () => false), turn];
}
