import type { EIP1193Provider } from "viem";
import type { CreateConnectorFn } from "wagmi";
import { injectedWallet } from "./injected.ts";
import type { InjectedProvider } from "./injected-provider.ts";

/** How a wallet is shown, by its own words. */
export interface AnnouncedFace {
  readonly rdns: string;
  readonly name: string;
  readonly icon: string;
}

/** What a wallet says of itself (EIP-6963). */
interface AnnouncedWallet {
  readonly info: AnnouncedFace;
  readonly provider: EIP1193Provider;
}

const LONGEST_NAME = 60;

function isText(value: unknown): value is string {
  return typeof value === "string" && value !== "";
}

/** The page shows what a wallet announces: an icon from elsewhere, or no name at all, is no announcement. */
function isAnnouncement(detail: unknown): detail is AnnouncedWallet {
  const { info, provider } = (detail ?? {}) as Partial<AnnouncedWallet>;
  if (!info || !isText(info.rdns) || !isText(info.name) || !isText(info.icon)) return false;
  return info.icon.startsWith("data:image/") && typeof provider?.request === "function";
}

/**
 * Asks the wallets of the page who they are and hands over a connector for each, now and when a later one comes.
 * Our own search, not the library's, because the library connects a wallet that says so by itself.
 */
export function discoverWallets(
  onFound: (connector: CreateConnectorFn, face: AnnouncedFace) => void,
  page: EventTarget = window,
): () => void {
  const known = new Set<string>();
  const listener = (event: Event) => {
    const { detail } = event as CustomEvent<unknown>;
    if (!isAnnouncement(detail) || known.has(detail.info.rdns)) return;
    const { rdns, icon } = detail.info;
    const name = detail.info.name.slice(0, LONGEST_NAME);
    known.add(rdns);
    const provider = () => detail.provider as InjectedProvider;
    onFound(injectedWallet({ id: rdns, name, icon, provider }), { rdns, name, icon });
  };
  page.addEventListener("eip6963:announceProvider", listener);
  page.dispatchEvent(new Event("eip6963:requestProvider"));
  return () => page.removeEventListener("eip6963:announceProvider", listener);
}
