"use client";

import { useTranslations } from "next-intl";
import { Badge } from "@/app/_ui/data/badge";
import { knownChain } from "@/lib/wallet-connect/known-chains";
import { useNetworkName } from "../use-network-name";

interface NetworkBadgeProps {
  chainId: number;
  isSupported: boolean;
}

/** The network that the wallet is on, marked where nothing can be done on it here (R4.9). */
export function NetworkBadge({ chainId, isSupported }: NetworkBadgeProps) {
  const t = useTranslations("walletConnect");
  const isRetired = knownChain(chainId)?.isRetired === true;
  return (
    <span className="inline-flex flex-wrap items-center justify-end gap-x-2.5 gap-y-1">
      <bdi>{useNetworkName()(chainId)}</bdi>
      {!isSupported && <Badge tone="warn">{isRetired ? t("retired") : t("unsupported")}</Badge>}
    </span>
  );
}
