import { vi } from "vitest";
import type { WalletSettings } from "../settings.ts";

export const SETTINGS: WalletSettings = {
  appName: "Merlin",
  appUrl: "https://app.example",
  rpcUrls: { 56: ["https://one.example", "https://two.example"], 97: ["https://test.example"] },
  walletConnectRelayUrl: "wss://relay.example",
  isBloctoOffered: false,
};

class MemoryStorage {
  readonly items = new Map<string, string>();
  getItem = (key: string) => this.items.get(key) ?? null;
  setItem = (key: string, value: string) => {
    this.items.set(key, value);
  };
  removeItem = (key: string) => {
    this.items.delete(key);
  };
}

export type FakePage = EventTarget & { readonly localStorage: MemoryStorage };

/** A `window` with what wallets leave on it, until `vi.unstubAllGlobals`. */
export function openPage(left: object = {}, localStorage = new MemoryStorage()): FakePage {
  const page = Object.assign(new EventTarget(), { localStorage }, left);
  vi.stubGlobal("window", page);
  return page;
}
