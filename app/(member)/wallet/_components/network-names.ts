import { getMessages } from "next-intl/server";
import type { Messages } from "@/lib/i18n/messages";
import type { NetworkNames } from "./network-name";

/** The names of networks in the member's language. */
export async function networkNames(): Promise<NetworkNames> {
  const { walletConnect } = (await getMessages()) as unknown as Messages;
  const { bsc, bscTestnet, unknown } = walletConnect.network;
  return { bsc, bscTestnet, unknown };
}
