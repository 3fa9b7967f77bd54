import type { Database } from "../database/database.ts";
import { enterJob } from "../jobs/scheduler.ts";
import { notify } from "../notification/notify.ts";
import { amountOf, type Sentence, say, type Text } from "../texts/say.ts";
import { SEND_AFTER_MS, SEND_JOB } from "./schedule.ts";
import { refund, takeStep, type WithdrawalRow } from "./withdrawal.ts";

function tell(database: Database, row: WithdrawalRow, title: Sentence, body: Text, at: number) {
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
  const amount = amountOf(BigInt(row.amount), row.symbol);
  takeStep(database, row, "approved", at);
  enterJob(database, SEND_JOB, at + SEND_AFTER_MS, String(row.id));
  tell(
    database,
    row,
    "Withdrawal approved",
    say("{amount} will be sent in a moment.", { amount }),
    at,
  );
}

/** Rejects a requested withdrawal and returns amount and fee. Belongs into a transaction. */
export function rejectWithdrawal(
  database: Database,
  row: WithdrawalRow,
  reason: string | undefined,
  at: number,
): void {
  const amount = amountOf(BigInt(row.amount) + BigInt(row.fee), row.symbol);
  takeStep(database, row, "rejected", at, reason);
  database.run("UPDATE withdrawal SET reason = ? WHERE id = ?", reason ?? null, row.id);
  refund(database, row, at);
  const body = reason
    ? say("{amount} is back in your wallet. Reason: {reason}", { amount, reason })
    : say("{amount} is back in your wallet.", { amount });
  tell(database, row, "Withdrawal rejected", body, at);
}
