import { type Connector, createConfig, createStorage, deserialize } from "wagmi";
import { memberChains } from "../chains.ts";
import { discoverWallets } from "../connectors/discovery.ts";
import { announcedRow, walletConnectors } from "../connectors/wallet-list.ts";
import { isPhone } from "../phone.ts";
import type { WalletSettings } from "../settings.ts";
import { rpcTransport } from "./transports.ts";

/** A browser may forbid storage, or have no room left. */
function quietly<T>(run: () => T): T | null {
  try {
    return run();
  } catch {
    return null;
  }
}

function isState(value: unknown): value is { readonly state: { readonly chainId?: unknown } } {
  const { state } = (value ?? {}) as { state?: unknown };
  return typeof state === "object" && state !== null;
}

/**
 * Nothing connects by itself (R4.9): of the library's state only the chain is taken over. Its connections would
 * come back a moment after the page, as connected as they once were.
 */
function readBack<T>(text: string): T {
  const value: unknown = quietly(() => deserialize(text));
  if (!isState(value)) return value as T;
  return { ...value, state: { chainId: value.state.chainId } } as T;
}

/** Where the wallet's state is kept: local storage under `wagmi_v1.1` (R3.7), or nowhere. */
function walletStorage(page: Pick<Window, "localStorage"> = window) {
  return createStorage({
    key: "wagmi_v1.1",
    storage: {
      getItem: (key) => quietly(() => page.localStorage.getItem(key)),
      setItem: (key, value) => quietly(() => page.localStorage.setItem(key, value)) ?? undefined,
      removeItem: (key) => quietly(() => page.localStorage.removeItem(key)) ?? undefined,
    },
    deserialize: readBack,
  });
}

/** By which name a wallet of ours announces itself (EIP-6963), as RainbowKit describes it. */
function rdnsOf(connector: Connector): unknown {
  const { rkDetails } = connector as Connector & { rkDetails?: { rdns?: unknown } };
  return rkDetails?.rdns;
}

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
  discoverWallets((create, face) =>
    connectors.setState((known) => {
      if (!isPhone()) return [...known, connectors.setup(create)];
      // The list for phones does not take the announced one and ours of the same wallet together by itself.
      const others = known.filter((one) => rdnsOf(one) !== face.rdns);
      return [connectors.setup(announcedRow(create, face)), ...others];
    }),
  );
  return config;
}

export type WalletConfig = ReturnType<typeof createWalletConfig>;
