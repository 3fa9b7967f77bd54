"use client";

import { useSyncExternalStore } from "react";
import { type Connection, connectionStore } from "@/lib/wallet-connect/connection";

/**
 * The wallet as it is now. Not by wagmi's `useAccount`: that needs its provider, and 115 KB of library (gzip) load with the first
 * press alone; `ConnectionSync` reads the hook there and keeps this in step.
 */
export function useConnection(): Connection {
  return useSyncExternalStore(
    connectionStore.subscribe,
    connectionStore.get,
    connectionStore.getServer,
  );
}
