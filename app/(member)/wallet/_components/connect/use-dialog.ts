"use client";

import { useSyncExternalStore } from "react";
import { dialogStore } from "./dialog-store";

/** How the dialog that chooses a wallet stands. */
export function useDialog(): ReturnType<typeof dialogStore.get> {
  return useSyncExternalStore(dialogStore.subscribe, dialogStore.get, dialogStore.getServer);
}
