"use client";

import { useSyncExternalStore } from "react";
import { type Attempt, attemptStore } from "@/lib/wallet-connect/attempt";

/** What the last choice of a wallet has come to. */
export function useAttempt(): Attempt {
  return useSyncExternalStore(attemptStore.subscribe, attemptStore.get, attemptStore.getServer);
}
