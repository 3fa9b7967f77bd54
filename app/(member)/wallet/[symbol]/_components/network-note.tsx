"use client";

import { useTranslations } from "next-intl";
import { useNetwork } from "@/app/_shell/network/use-network";
import { Notice } from "@/app/_ui/state/notice";
import { useNetworkName } from "../../_components/use-network-name";

interface NetworkNoteProps {
  /** The only chain that the address is on. */
  chainId: number;
  /** Its name as the service gives it. */
  network: string;
}

/** Says that an address is not on the network that this visit has chosen (R2.4). */
export function NetworkNote({ chainId, network }: NetworkNoteProps) {
  const t = useTranslations("walletConnect.network");
  const networkName = useNetworkName();
  const chosenId = useNetwork();
  if (chosenId === chainId) return null;
  return (
    <Notice tone="info">{t("depositElsewhere", { chosen: networkName(chosenId), network })}</Notice>
  );
}
