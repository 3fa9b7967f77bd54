"use client";

import { useCallback, useEffect } from "react";
import { getClient } from "wagmi/actions";
import { usePolling } from "@/app/_ui/live/use-polling";
import type { WalletAddress } from "@/lib/wallet-connect/connection";
import { isMemberChainId } from "@/lib/wallet-connect/requested-chain";
import { walletConfig } from "./wallet-host";

const REFRESH_MS = 30_000;

interface NativeBalance {
  /** In units of 10⁻¹⁸ (R9.1). */
  readonly units: bigint;
  readonly symbol: string;
}

/** What an account holds of the network's own coin, asked of the RPC addresses in their order (R7.6). */
export function useNativeBalance(chainId: number, address: WalletAddress) {
  const load = useCallback(async (): Promise<NativeBalance | null> => {
    const config = walletConfig();
    if (!config || !isMemberChainId(chainId)) return null;
    // Asked of the chain itself: the library would go through a contract that not every chain has.
    const { chain, request } = getClient(config, { chainId });
    const units = await request({ method: "eth_getBalance", params: [address, "latest"] });
    return { units: BigInt(units), symbol: chain.nativeCurrency.symbol };
  }, [chainId, address]);
  const { value: balance, hasFailed, refresh } = usePolling(load, null, REFRESH_MS);

  useEffect(refresh, [refresh]);

  return { balance, hasFailed, refresh };
}
