import {
  DEFAULT_CHAIN_ID,
  isMemberChainId,
  requestedChain,
} from "@/lib/wallet-connect/requested-chain";
import type { MemberChainId } from "@/lib/wallet-connect/settings";

const STORAGE_KEY = "chain";
const PARAMETERS = ["chain", "chainId"] as const;
const listeners = new Set<() => void>();
let chosen: MemberChainId | null = null;

function stored(): MemberChainId {
  try {
    const id = Number(window.sessionStorage.getItem(STORAGE_KEY));
    return isMemberChainId(id) ? id : DEFAULT_CHAIN_ID;
  } catch {
    return DEFAULT_CHAIN_ID;
  }
}

function remember(chainId: MemberChainId): void {
  chosen = chainId;
  try {
    window.sessionStorage.setItem(STORAGE_KEY, String(chainId));
  } catch {
    // It holds until the next load.
  }
  for (const listener of [...listeners]) listener();
}

/** The network chosen in this tab, by hand or by an address, until it is closed (R2.4). */
export function chosenNetwork(): MemberChainId {
  chosen ??= stored();
  return chosen;
}

/** @returns stops watching */
export function watchNetwork(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Takes over what `?chain=` or `?chainId=` of an address asks for; an address without them changes nothing. */
export function followAddress(search: string): void {
  const asked = requestedChain(Object.fromEntries(new URLSearchParams(search)));
  if (asked !== undefined && asked !== chosenNetwork()) remember(asked);
}

/** Chooses by hand. The page's address no longer asks for another one then, not even after a reload. */
export function chooseNetwork(chainId: MemberChainId): void {
  const url = new URL(window.location.href);
  const isAsked = PARAMETERS.some((name) => url.searchParams.has(name));
  for (const name of PARAMETERS) url.searchParams.delete(name);
  if (isAsked) window.history.replaceState(window.history.state, "", url);
  if (chainId !== chosenNetwork()) remember(chainId);
}
