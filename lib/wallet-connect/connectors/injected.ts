import { type CreateConnectorFn, createConnector, injected } from "wagmi";
import { guarded } from "./guarded.ts";
import { INJECTED, type InjectedProvider } from "./injected-provider.ts";

interface InjectedWallet {
  readonly id: string;
  readonly name: string;
  readonly provider: () => InjectedProvider | undefined;
  /** An image as `data:` URL. */
  readonly icon?: string;
  /** The only chains that the wallet is asked for; every configured one without. */
  readonly chainIds?: readonly number[];
  readonly defaultChainId?: number;
}

/** Hands the connector only the chains that its wallet knows. */
function onlyChains(create: CreateConnectorFn, chainIds?: readonly number[]): CreateConnectorFn {
  if (!chainIds) return create;
  return createConnector((config) => {
    const [first, ...others] = config.chains.filter(({ id }) => chainIds.includes(id));
    return create({ ...config, chains: first ? [first, ...others] : config.chains });
  });
}

/** A wallet that stands in the page (EIP-1193), found when it is needed. */
export function injectedWallet({
  chainIds,
  defaultChainId,
  provider,
  ...shown
}: InjectedWallet): CreateConnectorFn {
  const create = injected({ target: () => ({ ...shown, provider }) });
  return onlyChains(guarded(create, { defaultChainId }), chainIds);
}

/** Whatever wallet the browser has at `window.ethereum`. */
export function browserWallet(): CreateConnectorFn {
  return injectedWallet({ id: "injected", name: "Browser wallet", provider: INJECTED.any });
}

export function metaMask(): CreateConnectorFn {
  return injectedWallet({ id: "metaMask", name: "MetaMask", provider: INJECTED.metaMask });
}

/** R9.1: chains 1, 56 and 97. */
export function binance(): CreateConnectorFn {
  const { binance: provider } = INJECTED;
  return injectedWallet({ id: "binance", name: "Binance Wallet", provider, chainIds: [1, 56, 97] });
}

/** R9.1: chains 1, 5, 56 and 97. */
export function trust(): CreateConnectorFn {
  const { trust: provider } = INJECTED;
  return injectedWallet({ id: "trust", name: "Trust Wallet", provider, chainIds: [1, 5, 56, 97] });
}

/** R9.1: chain 56 unless another is asked for. Its service has ended; only operators who run their own offer it. */
export function blocto(): CreateConnectorFn {
  const { blocto: provider } = INJECTED;
  return injectedWallet({ id: "blocto", name: "Blocto", provider, defaultChainId: 56 });
}
