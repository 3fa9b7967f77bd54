import { dismissAttempt } from "@/lib/wallet-connect/attempt";
import { walletCommands } from "@/lib/wallet-connect/connection";
import { dialogStore } from "./dialog-store";
import type { WalletHostOptions } from "./wallet-host";

type Host = typeof import("./wallet-host");

let loading: Promise<Host> | null = null;
let host: Host | null = null;

/** By this condition the server's bundle leaves out what only a browser ever loads. */
async function importHost(): Promise<Host> {
  if (typeof window !== "undefined") return import("./wallet-host");
  throw new Error("A wallet is connected in a browser");
}

/**
 * Fetches the wallet's code and makes it ready, without showing or asking anything.
 * @throws Error when the code cannot be fetched
 */
export async function loadWallet(options: WalletHostOptions): Promise<void> {
  loading ??= importHost();
  try {
    host = await loading;
  } catch (error) {
    loading = null;
    throw error;
  }
  host.mountWallet(options);
}

/** {@link loadWallet} ahead of time; a failure shows when the wallet is wanted. */
export function preloadWallet(options: WalletHostOptions): void {
  loadWallet(options).catch(() => {});
}

/** Tells the wallet's code, where it is there already, what has changed on the page. */
export function updateWallet(options: WalletHostOptions): void {
  host?.mountWallet(options);
}

/** Opens the dialog that chooses a wallet; fetches its code before. The `dialogStore` says how that goes. */
export async function openWallet(options: WalletHostOptions): Promise<void> {
  if (dialogStore.get() === "loading") return;
  dismissAttempt();
  dialogStore.set("loading");
  try {
    await loadWallet(options);
  } catch {
    dialogStore.set("failed");
    return;
  }
  walletCommands()?.openConnect();
  // Nothing to choose where a wallet is connected already.
  if (dialogStore.get() === "loading") dialogStore.set("closed");
}
