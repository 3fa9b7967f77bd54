"use client";

import "@rainbow-me/rainbowkit/styles.css";
import "./wallet-dialog.css";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { WagmiProvider } from "wagmi";
import { passNonce } from "@/app/_ui/overlay/pass-nonce";
import { createExternalStore } from "@/lib/wallet-connect/external-store";
import { createWalletConfig, type WalletConfig } from "@/lib/wallet-connect/wagmi/config";
import { WalletDialog, type WalletHostOptions } from "./wallet-dialog";

let config: WalletConfig | null = null;
const optionsStore = createExternalStore<WalletHostOptions | null>(null);

function render(walletConfig: WalletConfig): void {
  const host = document.body.appendChild(document.createElement("div"));
  const root = createRoot(host);
  // Rendered once and never again from here: each render of the provider would drop the connection.
  flushSync(() => {
    root.render(
      <WagmiProvider config={walletConfig} reconnectOnMount={false}>
        <QueryClientProvider client={new QueryClient()}>
          <WalletDialog optionsStore={optionsStore} />
        </QueryClientProvider>
      </WagmiProvider>,
    );
  });
}

/**
 * Makes the wallet ready: its own React root stands beside the page, so that a connection outlives the
 * screens. Called again it takes over new messages and another language.
 */
export function mountWallet(options: WalletHostOptions): void {
  optionsStore.set(options);
  if (config) return;
  config = createWalletConfig(options.settings);
  passNonce();
  render(config);
}

/** The library's configuration, once the wallet is mounted. */
export function walletConfig(): WalletConfig | null {
  return config;
}
