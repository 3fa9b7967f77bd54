"use client";

import { useCallback, useEffect, useRef, useState } from "react";

interface Polled<T> {
  value: T;
  /** When the shown value arrived; null for the one the server rendered, until the page runs. */
  updatedAt: Date | null;
  /** The latest try failed; the value is the last good one. */
  hasFailed: boolean;
  refresh: () => void;
}

/**
 * Keeps a value fresh: asks every `intervalMs` while the page is visible and at once when it becomes
 * visible again. Answers are numbered, so an older one never overwrites a newer one.
 */
export function usePolling<T>(
  load: (signal: AbortSignal) => Promise<T>,
  initial: T,
  intervalMs: number,
): Polled<T> {
  const [state, setState] = useState<Omit<Polled<T>, "refresh">>({
    value: initial,
    updatedAt: null,
    hasFailed: false,
  });
  const asked = useRef(0);
  const shown = useRef(0);
  const controller = useRef<AbortController | null>(null);

  const refresh = useCallback(() => {
    const number = ++asked.current;
    controller.current ??= new AbortController();
    const { signal } = controller.current;
    load(signal).then(
      (value) => {
        if (signal.aborted || number < shown.current) return;
        shown.current = number;
        setState({ value, updatedAt: new Date(), hasFailed: false });
      },
      () => {
        if (signal.aborted || number < asked.current) return;
        setState((last) => ({ ...last, hasFailed: true }));
      },
    );
  }, [load]);

  useEffect(() => {
    setState((last) => ({ ...last, updatedAt: new Date() }));
    const refreshWhenVisible = () => {
      if (document.visibilityState === "visible") refresh();
    };
    const timer = setInterval(refreshWhenVisible, intervalMs);
    document.addEventListener("visibilitychange", refreshWhenVisible);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", refreshWhenVisible);
      controller.current?.abort();
      controller.current = null;
    };
  }, [refresh, intervalMs]);

  return { ...state, refresh };
}
