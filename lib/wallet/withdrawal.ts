import type { SavedAddress, Withdrawal } from "../contract/movement.ts";

/** How many of the latest withdrawals a screen shows. */
export const WITHDRAWALS_SHOWN = 5;

export type WithdrawalStatus = Withdrawal["status"];

/** A withdrawal as screens show it; amounts are plain decimal strings. */
export interface WithdrawalView {
  readonly id: string;
  readonly symbol: string;
  /** What arrives at the address. */
  readonly amount: string;
  /** Taken on top of the amount. */
  readonly fee: string;
  readonly address: string;
  readonly label: string | null;
  readonly status: WithdrawalStatus;
  readonly requestedAt: string;
  readonly timeline: readonly { readonly status: string; readonly at: string }[];
  readonly hash: string | null;
  readonly isSimulated: boolean;
  readonly reason: string | null;
  readonly canCancel: boolean;
}

/** The few fields of a withdrawal that a screen shows. */
export function withdrawalView(withdrawal: Withdrawal): WithdrawalView {
  const { id, symbol, amount, fee, address, status, requestedAt, timeline } = withdrawal;
  return {
    id,
    symbol,
    amount,
    fee,
    address,
    label: withdrawal.label ?? null,
    status,
    requestedAt,
    timeline: timeline.map((step) => ({ status: step.status, at: step.at })),
    hash: withdrawal.hash ?? null,
    isSimulated: withdrawal.simulated ?? false,
    reason: withdrawal.reason ?? null,
    canCancel: withdrawal.canCancel ?? status === "requested",
  };
}

const OPEN_STATUSES: ReadonlySet<string> = new Set(["requested", "approved", "sent"]);

/** True while something can still happen to it. */
export function isOpen({ status }: Pick<WithdrawalView, "status">): boolean {
  return OPEN_STATUSES.has(status);
}

/** Newest first, with one of them replaced or added by the answer of a write. */
export function withWithdrawal(
  list: readonly WithdrawalView[],
  written: WithdrawalView,
): readonly WithdrawalView[] {
  const isKnown = list.some(({ id }) => id === written.id);
  return isKnown ? list.map((one) => (one.id === written.id ? written : one)) : [written, ...list];
}

export interface WithdrawalStep {
  readonly status: WithdrawalStatus | "refunded";
  readonly state: "done" | "current" | "upcoming" | "failed";
  readonly at: string | null;
}

const PATH = ["requested", "approved", "sent", "confirmed"] as const;

/** The way of a withdrawal: requested, approved, sent, confirmed; or refused or cancelled, and refunded in full. */
export function withdrawalSteps({
  status,
  timeline,
}: Pick<WithdrawalView, "status" | "timeline">): readonly WithdrawalStep[] {
  const at = (name: string) => timeline.find((step) => step.status === name)?.at ?? null;
  if (status === "rejected" || status === "cancelled") {
    const passed = PATH.filter((name) => name === "requested" || at(name) !== null);
    const ended: WithdrawalStep = {
      status,
      state: status === "rejected" ? "failed" : "done",
      at: at(status),
    };
    return [
      ...passed.map((name): WithdrawalStep => ({ status: name, state: "done", at: at(name) })),
      ended,
      { status: "refunded", state: "done", at: at("refunded") ?? at(status) },
    ];
  }
  const reached = PATH.indexOf(status);
  const isOver = status === "confirmed";
  return PATH.map((name, index) => ({
    status: name,
    state: index < reached || isOver ? "done" : index === reached ? "current" : "upcoming",
    at: at(name),
  }));
}

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

/** A hundred addresses, which nobody reaches. */
const MAX_ADDRESS_PAGES = 5;

/** Every saved address: the list comes in pages, of which a service may know only the first. */
export async function allAddresses<Page extends AddressPage>(
  readPage: (page: number) => Promise<Page | null>,
): Promise<SavedAddressView[] | null> {
  const first = await readPage(1);
  if (!first) return null;
  const found = [...first.items];
  for (let page = 2; page <= MAX_ADDRESS_PAGES && found.length < (first.total ?? 0); page += 1) {
    const next = await readPage(page);
    if (!next || next.items.length === 0) break;
    found.push(...next.items);
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
