import type { Database } from "../database/database.ts";
import { conflict, notFound } from "../http/refusal.ts";
import type { Sentence } from "../texts/say.ts";
import { withdrawalAnswer } from "./view.ts";
import { findWithdrawal, refund, takeStep, type WithdrawalRow } from "./withdrawal.ts";

const DECIDED: Readonly<Record<Exclude<WithdrawalRow["status"], "requested">, Sentence>> = {
  approved: "This withdrawal is already approved.",
  rejected: "This withdrawal was rejected.",
  sent: "This withdrawal has already been sent.",
  confirmed: "This withdrawal has already arrived.",
  cancelled: "This withdrawal is already canceled.",
};

/**
 * Takes a member's withdrawal back before it is approved and returns amount and fee in full. Belongs
 * into a transaction.
 *
 * @throws Refusal 404/4040 for a withdrawal of somebody else, 409/4091 once it is decided
 */
export function cancelWithdrawal(database: Database, memberId: number, id: string, now: number) {
  const row = findWithdrawal(database, id);
  if (row?.member_id !== memberId) throw notFound("We can’t find this withdrawal.");
  if (row.status !== "requested") throw conflict(DECIDED[row.status]);
  takeStep(database, row, "cancelled", now);
  refund(database, row, now);
  return withdrawalAnswer(database, { ...row, status: "cancelled" });
}
