import {
  TRANSACTION_STATUSES,
  TRANSACTION_TYPES,
  type Transaction,
  type TransactionType,
} from "../../contract/transaction.ts";

export type Direction = Transaction["direction"];
export type TransactionStatus = (typeof TRANSACTION_STATUSES)[number];

/** One line of the ledger as screens show it: plain decimal strings, null where there is nothing. */
export interface TransactionView {
  readonly id: string;
  readonly at: string;
  readonly type: string;
  readonly symbol: string;
  readonly direction: Direction;
  /** A magnitude, as in the export; the fee is part of it. */
  readonly amount: string;
  readonly fee: string | null;
  readonly status: string | null;
  readonly balanceAfter: string | null;
  /** What went on for another term while the balance stayed what it was; null for everything else. */
  readonly renewed: string | null;
  /** The contract's `ref`, under a name that React does not claim for itself. */
  readonly belongsTo: { readonly kind: string; readonly id: string } | null;
  readonly counterparty: string | null;
}

/** The few fields of a transaction that a screen shows. */
export function transactionView(transaction: Transaction): TransactionView {
  const { id, at, type, symbol, direction, amount } = transaction;
  return {
    id,
    at,
    type,
    symbol,
    direction,
    amount,
    fee: transaction.fee ?? null,
    status: transaction.status ?? null,
    balanceAfter: transaction.balanceAfter ?? null,
    renewed: type === "stake_renewal" ? (transaction.principal ?? null) : null,
    belongsTo: transaction.ref ?? null,
    counterparty: transaction.counterparty ?? null,
  };
}

/** The type when we have words for it; a service may know more types than we do. */
export function knownType(type: string): TransactionType | null {
  return TRANSACTION_TYPES.find((known) => known === type) ?? null;
}

/** The status when we have words for it. */
export function knownStatus(status: string | null): TransactionStatus | null {
  return TRANSACTION_STATUSES.find((known) => known === status) ?? null;
}

/** True when a screen has to name the status: a line without one, or a completed one, simply stands. */
export function isUnsettled({ status }: Pick<TransactionView, "status">): boolean {
  return status !== null && status !== "completed";
}

/** A code of the service that we have no words for, readable: `loyalty_bonus` is "Loyalty bonus". */
export function readableCode(code: string): string {
  const words = code
    .replace(/([a-z\d])([A-Z])/g, "$1 $2")
    .split(/[\s_.:-]+/)
    .filter(Boolean)
    .join(" ")
    .toLowerCase();
  return words ? words.charAt(0).toUpperCase() + words.slice(1) : code;
}

/** The amount with its sign, as a plain decimal string: what went out is negative, whatever sign it came with. */
export function signedAmount({
  direction,
  amount,
}: Pick<TransactionView, "direction" | "amount">): string {
  return direction === "out" && /[1-9]/.test(amount) ? `-${amount.replace(/^-/, "")}` : amount;
}

const MASK = "•••";

/** True for what only a chain uses as a name: long, and letters and digits only. */
export function isAddress(name: string): boolean {
  return /^[A-Za-z0-9]{24,}$/.test(name);
}

/**
 * A member on the other side of a transaction, recognisable and no more: the first and the last
 * letter. What the service has masked already stays.
 */
export function maskName(name: string): string {
  if (/[*•…]/.test(name)) return name;
  const letters = Array.from(name);
  const last = letters.length < 3 ? "" : letters.at(-1);
  return `${letters[0] ?? ""}${MASK}${last}`;
}
