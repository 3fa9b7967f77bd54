import { knownChain } from "@/lib/wallet-connect/known-chains";

/** What a member calls the two chains of the platform, and any that nobody has heard of. */
export interface NetworkNames {
  readonly bsc: string;
  readonly bscTestnet: string;
  readonly unknown: (id: number) => string;
}

/** The name of a network wherever the wallet screens name one, or "Network 12345" for a stranger. */
export function networkName(chainId: number, names: NetworkNames): string {
  if (chainId === 56) return names.bsc;
  if (chainId === 97) return names.bscTestnet;
  return knownChain(chainId)?.name ?? names.unknown(chainId);
}
