import type { Fact } from "@/app/_ui/data/fact-list";
import { Address } from "@/app/_ui/text/address";
import type { SavedAddressView } from "@/lib/domain/wallet/saved-address";
import { networkName } from "../network-name";
import type { AddressBookTexts } from "./address-book-texts";

/** What tells one saved address from another: its label, its network where it has one, all its characters. */
export function savedAddressFacts(
  { label, chainId, address }: SavedAddressView,
  { saved: t, network }: Pick<AddressBookTexts, "saved" | "network">,
): Fact[] {
  return [
    { label: t.adding.label, value: <bdi>{label || t.unnamed}</bdi> },
    ...(chainId === null
      ? []
      : [{ label: t.adding.network, value: networkName(chainId, network) }]),
    {
      label: t.adding.address,
      value: <Address value={address} isWhole className="block text-start text-sm text-balance" />,
    },
  ];
}
