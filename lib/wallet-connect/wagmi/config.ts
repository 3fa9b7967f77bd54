import { createConfig } from "wagmi";
import { memberChains } from "../chains.ts";
import { discoverWallets } from "../connectors/discovery.ts";
import { walletConnectors } from "../connectors/wallet-list.ts";
import type { WalletSettings } from "../settings.ts";
import { walletStorage } from "./storage.ts";
import { rpcTransport } from "./transports.ts";

const MULTICALL_BATCH_BYTES = 204_800;

/**
 * The wallet connection of this page; call it once, in the browser, when the member turns to the wallet. It shows
 * every wallet of R2.15 that can connect here and every wallet that announces itself, and connects to none.
 */
export function createWalletConfig(settings: WalletSettings) {
  const config = createConfig({
    chains: memberChains(settings),
    connectors: walletConnectors(settings),
    transports: {
      56: rpcTransport(settings.rpcUrls[56]),
      97: rpcTransport(settings.rpcUrls[97]),
    },
    batch: { multicall: { batchSize: MULTICALL_BATCH_BYTES } },
    storage: walletStorage(),
    multiInjectedProviderDiscovery: false,
    ssr: false,
  });
  const { connectors } = config._internal;
  discoverWallets((create) => connectors.setState((known) => [...known, connectors.setup(create)]));
  return config;
}

export type WalletConfig = ReturnType<typeof createWalletConfig>;
