"use client";

import { useSyncExternalStore } from "react";
import { type Connection, connectionStore } from "@/lib/wallet-connect/connection";

/** The wallet as it is now. */
export function useConnection(): Connection {
  return useSyncExternalStore(
    connectionStore.subscribe,
    connectionStore.get,
    connectionStore.getServer,
  );
}
