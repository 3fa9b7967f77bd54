import type { WITHDRAWAL_STATUSES } from "../../../lib/contract/movement.ts";
import type { Database } from "../database/database.ts";
import { rowId } from "../database/row-id.ts";
import type { Currency } from "../ledger/accounts.ts";
import { type Entry, postJournal } from "../ledger/journal.ts";
import { mailMember } from "../mail/outbox.ts";
import { amountOf, type Sentence, say } from "../texts/say.ts";

export type WithdrawalStatus = (typeof WITHDRAWAL_STATUSES)[number];

/** A withdrawal as stored; amounts are units of 10⁻¹⁸ as text, times business time. */
export interface WithdrawalRow {
  readonly id: number;
  readonly member_id: number;
  readonly symbol: Currency;
  readonly amount: string;
  readonly fee: string;
  readonly address: string;
  readonly label: string | null;
  readonly chain_id: number;
  readonly status: WithdrawalStatus;
  readonly requested_at: number;
  readonly hash: string | null;
  readonly reason: string | null;
}

export function findWithdrawal(database: Database, id: string): WithdrawalRow | undefined {
  return database.get("SELECT * FROM withdrawal WHERE id = ?", rowId(id));
}

/** Takes a withdrawal to its next state and adds that to the timeline, without telling anybody. */
export function enterStatus(
  database: Database,
  id: number,
  status: WithdrawalStatus,
  at: number,
): void {
  database.run("UPDATE withdrawal SET status = ? WHERE id = ?", status, id);
  database.run(
    "INSERT INTO withdrawal_step (withdrawal_id, status, at) VALUES (?, ?, ?)",
    id,
    status,
    at,
  );
}

/** A request is told as a change that is sensitive, by `tellChange`. */
const STEPS: Readonly<
  Partial<Record<WithdrawalStatus, readonly [subject: Sentence, text: Sentence]>>
> = {
  approved: [
    "Withdrawal approved",
    "Your withdrawal of {amount} to {address} was approved and will be sent in a moment.",
  ],
  sent: ["Withdrawal sent", "Your withdrawal of {amount} to {address} was sent."],
  confirmed: ["Withdrawal confirmed", "Your withdrawal of {amount} to {address} has arrived."],
  rejected: [
    "Withdrawal rejected",
    "Your withdrawal of {amount} to {address} was rejected. Amount and fee are back in your wallet.",
  ],
  cancelled: [
    "Withdrawal canceled",
    "Your withdrawal of {amount} to {address} was canceled. Amount and fee are back in your wallet.",
  ],
};

/** Takes a withdrawal to its next state and mails that to its member, with the reason where there is one. */
export function takeStep(
  database: Database,
  row: WithdrawalRow,
  status: WithdrawalStatus,
  at: number,
  reason?: string,
): void {
  enterStatus(database, row.id, status, at);
  const step = STEPS[status];
  if (step === undefined) return;
  const [subject, text] = step;
  const amount = amountOf(BigInt(row.amount), row.symbol);
  mailMember(database, row.member_id, {
    kind: "withdrawal",
    subject,
    text: [
      say(text, { amount, address: row.address }),
      ...(reason ? [say("Reason: {reason}", { reason })] : []),
    ],
    link: `/wallet/${row.symbol}`,
  });
}

type Part = readonly [amount: bigint, fee: bigint];

function partsOf({ amount, fee }: WithdrawalRow): Part {
  return [BigInt(amount), BigInt(fee)];
}

function book(
  database: Database,
  row: WithdrawalRow,
  kind: "withdrawal" | "withdrawal_refund",
  at: number,
  entries: readonly Entry[],
): void {
  postJournal(database, { kind, ref: `withdrawal:${row.id}`, at, entries });
}

/** Moves amount and fee from `available` to `locked`, each by a posting of its own. */
export function lockFunds(database: Database, row: WithdrawalRow, at: number): void {
  const { member_id: memberId, symbol: currency } = row;
  const [amount, fee] = partsOf(row);
  book(database, row, "withdrawal", at, [
    { account: { memberId, bucket: "available" }, currency, units: -(amount + fee) },
    { account: { memberId, bucket: "locked" }, currency, units: amount },
    { account: { memberId, bucket: "locked" }, currency, units: fee },
  ]);
}

/** Lets the locked amount leave for the chain and the fee for the treasury. */
export function payOut(database: Database, row: WithdrawalRow, at: number): void {
  const { member_id: memberId, symbol: currency } = row;
  const [amount, fee] = partsOf(row);
  book(database, row, "withdrawal", at, [
    { account: { memberId, bucket: "locked" }, currency, units: -(amount + fee) },
    { account: `chain:${currency}`, currency, units: amount },
    { account: "treasury", currency, units: fee },
  ]);
}

/** Returns amount and fee in full. */
export function refund(database: Database, row: WithdrawalRow, at: number): void {
  const { member_id: memberId, symbol: currency } = row;
  const [amount, fee] = partsOf(row);
  book(database, row, "withdrawal_refund", at, [
    { account: { memberId, bucket: "locked" }, currency, units: -(amount + fee) },
    { account: { memberId, bucket: "available" }, currency, units: amount + fee },
  ]);
}
