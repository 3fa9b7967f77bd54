"use client";

import { useMessages } from "next-intl";
import { createContext, type ReactNode, use, useEffect, useMemo } from "react";
import { dismissAttempt } from "@/lib/wallet-connect/attempt";
import { walletCommands } from "@/lib/wallet-connect/connection";
import type { WalletSettings } from "@/lib/wallet-connect/settings";
import { dialogStore } from "./dialog-store";
import type { WalletHostOptions } from "./wallet-dialog";

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
async function loadWallet(options: WalletHostOptions): Promise<void> {
  loading ??= importHost();
  try {
    host = await loading;
  } catch (error) {
    loading = null;
    throw error;
  }
  host.mountWallet(options);
  if (dialogStore.get() === "failed") dialogStore.set("closed");
}

/** {@link loadWallet} ahead of time; a failure shows when the wallet is wanted. */
function preloadWallet(options: WalletHostOptions): void {
  loadWallet(options).catch(() => {});
}

/** Tells the wallet's code, where it is there already, what has changed on the page. */
function updateWallet(options: WalletHostOptions): void {
  host?.mountWallet(options);
}

/** Opens the dialog that chooses a wallet; fetches its code before. The `dialogStore` says how that goes. */
async function openWallet(options: WalletHostOptions): Promise<void> {
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

interface WalletConnect {
  /** The locale for `Intl`. */
  readonly locale: string;
  /** Fetches the wallet's code before it is needed: on hover, focus or touch of what opens the dialog. */
  readonly preload: () => void;
  /** Fetches it and says when it is there; rejects where it cannot be had. */
  readonly load: () => Promise<void>;
  /**
   * Opens the dialog that chooses a wallet. How that goes shows in `dialogStore`, what a wallet is asked in
   * `attemptStore`, and what comes of it in `connectionStore`.
   */
  readonly open: () => Promise<void>;
}

const WalletConnectContext = createContext<WalletConnect | null>(null);

interface WalletConnectProviderProps extends Pick<WalletConnect, "locale"> {
  settings: WalletSettings;
  /** The name of the language, for the dialog. */
  language: string;
  children: ReactNode;
}

/** Gives what is below a way to the wallet, whose code is no part of the page until somebody wants it. */
export function WalletConnectProvider({
  settings,
  locale,
  language,
  children,
}: WalletConnectProviderProps) {
  // The wallet's own root stands outside of what gives the page its messages.
  const messages = useMessages();
  const options = useMemo<WalletHostOptions>(
    () => ({ settings, messages, language }),
    [settings, messages, language],
  );
  const value = useMemo<WalletConnect>(
    () => ({
      locale,
      preload: () => preloadWallet(options),
      load: () => loadWallet(options),
      open: () => openWallet(options),
    }),
    [locale, options],
  );
  // A change of language reaches a dialog that already stands.
  useEffect(() => updateWallet(options), [options]);
  return <WalletConnectContext value={value}>{children}</WalletConnectContext>;
}

/** What the provider above gives. */
export function useWalletConnect(): WalletConnect {
  const wallet = use(WalletConnectContext);
  if (!wallet) throw new Error("No WalletConnectProvider above");
  return wallet;
}
