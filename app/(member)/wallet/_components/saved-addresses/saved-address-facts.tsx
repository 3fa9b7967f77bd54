import { useTranslations } from "next-intl";
import type { Fact } from "@/app/_ui/data/fact-list";
import { Address } from "@/app/_ui/text/address";
import type { SavedAddressView } from "@/lib/domain/wallet/saved-address";
import { useNetworkName } from "../use-network-name";

/** What tells one saved address from another: its label, its network where it has one, all its characters. */
export function useSavedAddressFacts({ label, chainId, address }: SavedAddressView): Fact[] {
  const t = useTranslations("savedAddresses");
  const networkName = useNetworkName();
  return [
    { label: t("adding.label"), value: <bdi>{label || t("unnamed")}</bdi> },
    ...(chainId === null ? [] : [{ label: t("adding.network"), value: networkName(chainId) }]),
    {
      label: t("adding.address"),
      value: <Address value={address} isWhole className="block text-start text-sm text-balance" />,
    },
  ];
}
