"use client";

import { useCallback, useEffect, useState } from "react";
import { fetchWallet } from "@/lib/wallet/client";
import type { SavedAddressView } from "@/lib/wallet/saved-address";
import { fetchSavedAddresses } from "@/lib/wallet/saved-address-client";
import type { WalletDetailView } from "@/lib/wallet/view";

interface WithdrawFacts {
  readonly wallet: WalletDetailView;
  readonly addresses: readonly SavedAddressView[];
}

/** Fee, minimum and saved addresses, asked as the modal opens. */
export function useWithdrawFacts(symbol: string) {
  const [facts, setFacts] = useState<WithdrawFacts | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const load = useCallback(async () => {
    setFailed(false);
    try {
      const [wallet, addresses] = await Promise.all([fetchWallet(symbol), fetchSavedAddresses()]);
      setFacts({ wallet, addresses });
    } catch {
      setFailed(true);
    }
  }, [symbol]);
  useEffect(() => {
    load();
  }, [load]);
  return { facts, hasFailed, load };
}
