"use client";

import { useEffect } from "react";

/** Coming back fires more than one event; one refresh answers them all. */
const SAME_RETURN_MS = 1_000;

/**
 * Calls `refresh` every `intervalMs` while the page is looked at, and at once when the member comes
 * back to it or to the network.
 */
export function useRefreshing(refresh: () => void, intervalMs: number): void {
  useEffect(() => {
    let askedAt = Date.now();
    const ask = () => {
      if (document.visibilityState !== "visible") return;
      askedAt = Date.now();
      refresh();
    };
    const comeBack = () => {
      if (Date.now() - askedAt > SAME_RETURN_MS) ask();
    };
    const timer = setInterval(ask, intervalMs);
    document.addEventListener("visibilitychange", comeBack);
    window.addEventListener("focus", comeBack);
    window.addEventListener("online", comeBack);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", comeBack);
      window.removeEventListener("focus", comeBack);
      window.removeEventListener("online", comeBack);
    };
  }, [refresh, intervalMs]);
}
