import { useTranslations } from "next-intl";
import { type NetworkNames, networkName } from "./network-name";

/** Names networks in the member's language. */
export function useNetworkName(): (chainId: number) => string {
  const t = useTranslations("walletConnect.network");
  const names: NetworkNames = {
    bsc: t("bsc"),
    bscTestnet: t("bscTestnet"),
    unknown: (id) => t("unknown", { id: String(id) }),
  };
  return (chainId) => networkName(chainId, names);
}
