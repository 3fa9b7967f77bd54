import { readPatterns } from "@/lib/i18n/patterns";
import type { NetworkNames } from "./network-name";

/** The names of networks in the member's language. */
export async function networkNames(): Promise<NetworkNames> {
  const { walletConnect } = await readPatterns();
  const { bsc, bscTestnet, unknown } = walletConnect.network;
  return { bsc, bscTestnet, unknown };
}
