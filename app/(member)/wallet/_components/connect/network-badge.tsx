"use client";

import { Badge } from "@/app/_ui/data/badge";
import { knownChain } from "@/lib/wallet-connect/known-chains";
import { networkName } from "../network-name";
import { useWalletConnect } from "./connect-provider";

interface NetworkBadgeProps {
  chainId: number;
  isSupported: boolean;
}

/** The network that the wallet is on, marked where nothing can be done on it here (R4.9). */
export function NetworkBadge({ chainId, isSupported }: NetworkBadgeProps) {
  const { texts } = useWalletConnect();
  const isRetired = knownChain(chainId)?.isRetired === true;
  return (
    <span className="inline-flex flex-wrap items-center justify-end gap-x-2.5 gap-y-1">
      <bdi>{networkName(chainId, texts.network)}</bdi>
      {!isSupported && <Badge tone="warn">{isRetired ? texts.retired : texts.unsupported}</Badge>}
    </span>
  );
}
