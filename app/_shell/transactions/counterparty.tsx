import { Address } from "@/app/_ui/text/address";
import { isAddress, maskName } from "@/lib/domain/transaction/view";

interface CounterpartyProps {
  name: string;
  /** An address in full, among all that is known of a record. */
  isWhole?: boolean;
}

/** The other side of a transaction: an address shortened with the whole at the pointer, a member masked. */
export function Counterparty({ name, isWhole }: CounterpartyProps) {
  if (isAddress(name)) return <Address value={name} isWhole={isWhole} />;
  return <bdi>{maskName(name)}</bdi>;
}
