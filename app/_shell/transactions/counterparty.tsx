import { Address } from "@/app/_ui/text/address";
import { isAddress, maskName } from "@/lib/domain/transaction/view";

/** The other side of a transaction: an address shortened with the whole at the pointer, a member masked. */
export function Counterparty({ name }: { name: string }) {
  if (isAddress(name)) return <Address value={name} />;
  return <bdi>{maskName(name)}</bdi>;
}
