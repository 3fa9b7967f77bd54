"use client";

import { useEffect, useSyncExternalStore } from "react";
import { useOrderMember } from "./order-member";
import type { OrderPlace } from "./order-record";
import { orderStore } from "./order-store";

/** Whether an order is undecided at a place, so that the way to it stays open whatever else closes it. */
export function useUndecided({ kind, scope }: OrderPlace): boolean {
  const store = orderStore(useOrderMember());
  return useSyncExternalStore(
    store.subscribe,
    () => store.find({ kind, scope })?.wasLost === true,
    () => false,
  );
}

/** Crosses out what is undecided at a place that the page shows to be decided. */
export function useDecided({ kind, scope }: OrderPlace): void {
  const store = orderStore(useOrderMember());
  const isUndecided = useUndecided({ kind, scope });
  useEffect(() => {
    const found = isUndecided && store.find({ kind, scope });
    if (found) store.drop(found.key);
  }, [isUndecided, store, kind, scope]);
}
