import type { Withdrawal } from "../../contract/movement.ts";

/** How many of the withdrawals that have ended a screen shows. */
const ENDED_SHOWN = 5;

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

/** Those under way, then the latest of those that have ended; each in its order. */
export function shownWithdrawals(list: readonly WithdrawalView[]): readonly WithdrawalView[] {
  const ended = list.filter((withdrawal) => !isOpen(withdrawal));
  return [...list.filter(isOpen), ...ended.slice(0, ENDED_SHOWN)];
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
