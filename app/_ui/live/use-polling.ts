"use client";

import { useCallback, useEffect, useMemo, useRef, useSyncExternalStore } from "react";
import { createFreshValue, type Fresh } from "@/lib/live/fresh-value";
import { startRefreshing } from "@/lib/live/refresher";

/** Calls `ask` every `intervalMs` while the page is looked at, and when the member comes back to it. */
export function useRefreshing(ask: () => void, intervalMs: number): void {
  useEffect(() => startRefreshing(ask, intervalMs), [ask, intervalMs]);
}

interface Polled<Value> extends Fresh<Value> {
  readonly refresh: () => void;
}

/**
 * Keeps a value of the server fresh, from `initial` on: a page that was rendered anew begins anew with its own.
 * `load` must be the same function until something else is wanted.
 */
export function usePolling<Value>(
  load: (signal: AbortSignal) => Promise<Value>,
  initial: Value,
  intervalMs: number,
): Polled<Value> {
  const value = useMemo(() => createFreshValue(initial), [initial]);
  const fresh = useSyncExternalStore(value.subscribe, value.snapshot, value.snapshot);
  const controller = useRef<AbortController | null>(null);

  const refresh = useCallback(() => {
    controller.current ??= new AbortController();
    const { signal } = controller.current;
    value.read(
      () => load(signal),
      (shown, loaded) => (signal.aborted ? shown : loaded),
    );
  }, [value, load]);

  useEffect(() => {
    value.begin();
    return () => {
      controller.current?.abort();
      controller.current = null;
    };
  }, [value]);
  useRefreshing(refresh, intervalMs);

  return { ...fresh, refresh };
}
