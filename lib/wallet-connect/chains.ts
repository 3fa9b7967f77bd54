import type { Chain } from "viem";
import { bsc, bscTestnet } from "viem/chains";
import type { WalletSettings } from "./settings.ts";

function withRpc<C extends Chain>(chain: C, urls: readonly string[]) {
  const [first, ...others] = urls;
  if (first === undefined) throw new Error(`Chain ${chain.id} has no RPC address`);
  return { ...chain, rpcUrls: { default: { http: [first, ...others] as const } } };
}

/**
 * The two chains of the wallet connection with our own RPC addresses inside, since a wallet that does not know
 * a chain is given the first of them to keep, and viem's own default is a third party's.
 */
export function memberChains({ rpcUrls }: Pick<WalletSettings, "rpcUrls">) {
  return [withRpc(bsc, rpcUrls[56]), withRpc(bscTestnet, rpcUrls[97])] as const;
}
