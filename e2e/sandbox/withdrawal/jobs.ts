import { createHash } from "node:crypto";
import type { Database } from "../database/database.ts";
import { enterJob, type JobDefinition } from "../jobs/scheduler.ts";
import { notify } from "../notification/notify.ts";
import { amountOf, say } from "../texts/say.ts";
import { approveWithdrawal } from "./decide.ts";
import { restsUntil } from "./rest.ts";
import { APPROVE_JOB, CONFIRM_AFTER_MS, CONFIRM_JOB, SEND_JOB } from "./schedule.ts";
import {
  findWithdrawal,
  payOut,
  takeStep,
  type WithdrawalRow,
  type WithdrawalStatus,
} from "./withdrawal.ts";

// No chain knows this transaction: the hash follows from the withdrawal's number.
function simulatedHash({ id, address }: WithdrawalRow): string {
  const text = `simulated transaction of withdrawal ${id} to ${address}`;
  return `0x${createHash("sha256").update(text).digest("hex")}`;
}

function send(database: Database, row: WithdrawalRow, at: number): void {
  takeStep(database, row, "sent", at);
  database.run("UPDATE withdrawal SET hash = ? WHERE id = ?", simulatedHash(row), row.id);
  enterJob(database, CONFIRM_JOB, at + CONFIRM_AFTER_MS, String(row.id));
}

function confirm(database: Database, row: WithdrawalRow, at: number): void {
  takeStep(database, row, "confirmed", at);
  payOut(database, row, at);
  notify(database, row.member_id, {
    kind: "money",
    title: "Withdrawal confirmed",
    body: say("{amount} arrived at {address}.", {
      amount: amountOf(BigInt(row.amount), row.symbol),
      address: row.address,
    }),
    link: `/wallet/${row.symbol}`,
    at,
  });
}

/** The jobs of withdrawals; each acts only on one that is still in the state before it. What was not sent rests in a freeze. */
export function withdrawalJobs(database: Database): readonly JobDefinition[] {
  const step = (
    name: string,
    from: WithdrawalStatus,
    act: (database: Database, row: WithdrawalRow, at: number) => void,
  ): JobDefinition => ({
    name,
    run({ ref, dueAt }) {
      const row = findWithdrawal(database, ref);
      if (row?.status !== from) return undefined;
      const rests = from !== "sent" && restsUntil(database, row.member_id, dueAt);
      if (rests) return rests;
      act(database, row, dueAt);
      return undefined;
    },
  });
  return [
    step(APPROVE_JOB, "requested", approveWithdrawal),
    step(SEND_JOB, "approved", send),
    step(CONFIRM_JOB, "sent", confirm),
  ];
}
