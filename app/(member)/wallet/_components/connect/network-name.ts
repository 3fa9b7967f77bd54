import { fillText } from "@/app/_ui/fill-text";
import { knownChain } from "@/lib/wallet-connect/known-chains";

/** The name of a network, or "Network 12345" for one that nobody has heard of. */
export function networkName(chainId: number, unknownText: string): string {
  return knownChain(chainId)?.name ?? fillText(unknownText, { id: chainId });
}
