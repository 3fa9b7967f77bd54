"use client";

import type { WalletView } from "@/lib/domain/wallet/view";
import { useWallets } from "./money-provider";

/** One wallet as it is now, or null when the member has none of that symbol. */
export function useWallet(symbol: string): WalletView | null {
  return useWallets().value.get(symbol) ?? null;
}
