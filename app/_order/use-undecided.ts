"use client";

import { useSyncExternalStore } from "react";
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
