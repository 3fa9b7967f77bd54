import { fillText } from "@/app/_ui/fill-text";
import { knownChain } from "@/lib/wallet-connect/known-chains";
import type { MoneyTexts } from "./money-texts";

/** The network that an address is on, in words where we know them. */
export function chainName(
  chainId: number | null,
  texts: Pick<MoneyTexts["savedAddresses"], "bsc" | "bscTestnet" | "chain">,
): string | null {
  if (chainId === null) return null;
  if (chainId === 56) return texts.bsc;
  if (chainId === 97) return texts.bscTestnet;
  return knownChain(chainId)?.name ?? fillText(texts.chain, { id: chainId });
}
