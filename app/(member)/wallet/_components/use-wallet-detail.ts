"use client";

import { useCallback, useEffect, useState } from "react";
import { fetchWallet } from "@/lib/wallet/client";
import type { WalletDetailView } from "@/lib/wallet/view";

/** Limits and fees of a wallet, asked as a modal opens; null until they are there. */
export function useWalletDetail(symbol: string) {
  const [detail, setDetail] = useState<WalletDetailView | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const load = useCallback(() => {
    let isCurrent = true;
    setFailed(false);
    fetchWallet(symbol).then(
      (wallet) => isCurrent && setDetail(wallet),
      () => isCurrent && setFailed(true),
    );
    return () => {
      isCurrent = false;
    };
  }, [symbol]);
  useEffect(load, [load]);
  return { detail: detail?.symbol === symbol ? detail : null, hasFailed, retry: load };
}
