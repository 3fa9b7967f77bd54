import type { SavedAddress } from "../../contract/movement.ts";

/** An address that withdrawals may go to, as screens show it. */
export interface SavedAddressView {
  readonly id: string;
  readonly address: string;
  readonly label: string | null;
  readonly chainId: number | null;
  /** Null for one without a waiting time. */
  readonly usableFrom: string | null;
}

/** The few fields of a saved address that a screen shows. */
export function savedAddressView(saved: SavedAddress): SavedAddressView {
  return {
    id: saved.id,
    address: saved.address,
    label: saved.label ?? null,
    chainId: saved.chainId ?? null,
    usableFrom: saved.usableFrom ?? null,
  };
}

interface AddressPage {
  readonly items: readonly SavedAddress[];
  readonly total?: number | null;
}

/** A thousand addresses by pages of twenty. */
const MAX_ADDRESS_PAGES = 50;

/** Every saved address: the list comes in pages, of which a service may know only the first. */
export async function allAddresses<Page extends AddressPage>(
  readPage: (page: number) => Promise<Page | null>,
): Promise<SavedAddressView[] | null> {
  const first = await readPage(1);
  if (!first) return null;
  const found = [...first.items];
  for (let page = 2; page <= MAX_ADDRESS_PAGES && found.length < (first.total ?? 0); page += 1) {
    const next = (await readPage(page))?.items ?? [];
    const added = next.filter(({ id }) => found.every((one) => one.id !== id));
    if (added.length === 0) break;
    found.push(...added);
  }
  return found.map(savedAddressView);
}

/** Until when an address rests, or null when it can be used. */
export function restsUntil(
  { usableFrom }: Pick<SavedAddressView, "usableFrom">,
  nowMs: number,
): string | null {
  return usableFrom !== null && Date.parse(usableFrom) > nowMs ? usableFrom : null;
}

export interface WalletAccount {
  readonly address: string;
  readonly chainId: number;
}

/** True for two spellings of one address: the capitals are a checksum only (EIP-55). */
export function isSameAddress(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

/** The saved entry of an account, or null. An entry without a chain counts on every chain. */
export function findSaved<Saved extends Pick<SavedAddressView, "address" | "chainId">>(
  saved: readonly Saved[],
  { address, chainId }: WalletAccount,
): Saved | null {
  const found = saved.find(
    (one) =>
      isSameAddress(one.address, address) && (one.chainId === null || one.chainId === chainId),
  );
  return found ?? null;
}

/** The addresses added last first; those without a waiting time keep the order of the service after them. */
export function newestFirst(saved: readonly SavedAddressView[]): SavedAddressView[] {
  const addedAt = ({ usableFrom }: SavedAddressView) => Date.parse(usableFrom ?? "") || 0;
  return saved.toSorted((one, other) => addedAt(other) - addedAt(one));
}
