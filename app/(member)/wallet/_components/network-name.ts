import { fillText } from "@/app/_ui/text/fill-text";
import type { Messages } from "@/lib/i18n/messages";
import { knownChain } from "@/lib/wallet-connect/known-chains";

/** What a member calls the two chains of the platform, and any that nobody has heard of. */
export type NetworkNames = Pick<
  Messages["walletConnect"]["network"],
  "bsc" | "bscTestnet" | "unknown"
>;

/** The name of a network wherever the wallet screens name one, or "Network 12345" for a stranger. */
export function networkName(chainId: number, names: NetworkNames): string {
  if (chainId === 56) return names.bsc;
  if (chainId === 97) return names.bscTestnet;
  return knownChain(chainId)?.name ?? fillText(names.unknown, { id: chainId });
}
