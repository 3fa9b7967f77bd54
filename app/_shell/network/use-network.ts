"use client";

import { useSyncExternalStore } from "react";
import { DEFAULT_CHAIN_ID } from "@/lib/wallet-connect/requested-chain";
import type { MemberChainId } from "@/lib/wallet-connect/settings";
import { chosenNetwork, watchNetwork } from "./chosen-network";

/** The network that this visit has chosen (R2.4), with or without a wallet: `useChainId` of wagmi is the wallet's own. */
export function useNetwork(): MemberChainId {
  return useSyncExternalStore(watchNetwork, chosenNetwork, () => DEFAULT_CHAIN_ID);
}
