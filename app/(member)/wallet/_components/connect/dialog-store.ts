import { createExternalStore } from "@/lib/wallet-connect/external-store";

/** The dialog that chooses a wallet: its code is on its way, it stands open, or the code could not be fetched. */
export const dialogStore = createExternalStore<"closed" | "loading" | "open" | "failed">("closed");
