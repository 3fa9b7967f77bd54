"use client";

import { createContext, type ReactNode, use, useEffect, useMemo } from "react";
import type { WalletSettings } from "@/lib/wallet-connect/settings";
import type { ConnectTexts } from "./connect-texts";
import { loadWallet, openWallet, preloadWallet, updateWallet } from "./load-wallet";

interface WalletConnect {
  readonly texts: ConnectTexts;
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

interface WalletConnectProviderProps extends Pick<WalletConnect, "texts" | "locale"> {
  settings: WalletSettings;
  /** The name of the language, for the dialog. */
  language: string;
  children: ReactNode;
}

/** Gives what is below a way to the wallet, whose code is no part of the page until somebody wants it. */
export function WalletConnectProvider({
  settings,
  texts,
  locale,
  language,
  children,
}: WalletConnectProviderProps) {
  const value = useMemo<WalletConnect>(() => {
    const options = { settings, texts, language };
    return {
      texts,
      locale,
      preload: () => preloadWallet(options),
      load: () => loadWallet(options),
      open: () => openWallet(options),
    };
  }, [settings, texts, locale, language]);
  // A change of language reaches a dialog that already stands.
  useEffect(() => updateWallet({ settings, texts, language }), [settings, texts, language]);
  return <WalletConnectContext value={value}>{children}</WalletConnectContext>;
}

/** What the provider above gives. */
export function useWalletConnect(): WalletConnect {
  const wallet = use(WalletConnectContext);
  if (!wallet) throw new Error("No WalletConnectProvider above");
  return wallet;
}
