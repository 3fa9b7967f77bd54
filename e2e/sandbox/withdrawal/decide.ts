import type { Database } from "../database/database.ts";
import { enterJob } from "../jobs/scheduler.ts";
import { notify } from "../notification/notify.ts";
import { amountText } from "../wallet/amount-text.ts";
import { SEND_AFTER_MS, SEND_JOB } from "./schedule.ts";
import { refund, takeStep, type WithdrawalRow } from "./withdrawal.ts";

function tell(database: Database, row: WithdrawalRow, title: string, body: string, at: number) {
  notify(database, row.member_id, {
    kind: "money",
    title,
    body,
    link: `/wallet/${row.symbol}`,
    at,
  });
}

/** Approves a requested withdrawal, to be sent half a minute later. Belongs into a transaction. */
export function approveWithdrawal(database: Database, row: WithdrawalRow, at: number): void {
  const sum = amountText(BigInt(row.amount), row.symbol);
  takeStep(database, row, "approved", at);
  enterJob(database, SEND_JOB, at + SEND_AFTER_MS, String(row.id));
  tell(database, row, "Withdrawal approved", `${sum} will be sent in a moment.`, at);
}

/** Rejects a requested withdrawal and returns amount and fee. Belongs into a transaction. */
export function rejectWithdrawal(
  database: Database,
  row: WithdrawalRow,
  reason: string | undefined,
  at: number,
): void {
  const sum = amountText(BigInt(row.amount) + BigInt(row.fee), row.symbol);
  takeStep(database, row, "rejected", at);
  database.run("UPDATE withdrawal SET reason = ? WHERE id = ?", reason ?? null, row.id);
  refund(database, row, at);
  const returned = `${sum} is back in your wallet.`;
  tell(database, row, "Withdrawal rejected", reason ? `${reason} ${returned}` : returned, at);
}
