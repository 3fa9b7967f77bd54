import { toUnits } from "../../../lib/money/decimal.ts";
import { UNITS_PER_ONE } from "../../../lib/money/units.ts";
import type { Member } from "../account/member.ts";
import type { Database } from "../database/database.ts";
import { invalid } from "../http/refusal.ts";
import { enterJob } from "../jobs/scheduler.ts";
import { CURRENCIES } from "../ledger/accounts.ts";
import { priceUnits, readPrices } from "../price/current-price.ts";
import { type Caller, requireConfirmation } from "../step-up/proof.ts";
import { fullAmountOf, say } from "../texts/say.ts";
import { findSavedAddress } from "../wallet/saved-addresses.ts";
import { TOKEN_TERMS } from "../wallet/token-terms.ts";
import { passGates } from "./gates.ts";
import { APPROVE_AFTER_MS, APPROVE_JOB } from "./schedule.ts";
import { withdrawalAnswer } from "./view.ts";
import { findWithdrawal, lockFunds, takeStep, type WithdrawalRow } from "./withdrawal.ts";

const AUTOMATIC_BELOW_USDT = 100n * UNITS_PER_ONE;

interface WithdrawalOrder {
  readonly symbol: string;
  readonly walletId: string;
  readonly amount: string;
  readonly code?: string | undefined;
  readonly proof?: string | undefined;
  /** The fee that the member was shown. */
  readonly fee?: string | undefined;
}

/** @throws Refusal 422 for token, amount, or another fee than was shown */
export function withdrawalTerms({
  symbol: code,
  amount,
  fee: shownFee,
}: Pick<WithdrawalOrder, "symbol" | "amount" | "fee">) {
  const symbol = CURRENCIES.find((currency) => currency === code);
  const terms = symbol && TOKEN_TERMS[symbol];
  if (!symbol || !terms?.canWithdraw) throw invalid({ symbol: "This token can’t be withdrawn." });
  const units = toUnits(amount);
  if (units < toUnits(terms.minWithdraw ?? "0")) {
    throw invalid({
      amount: say("The minimum is {amount}.", {
        amount: fullAmountOf(toUnits(terms.minWithdraw ?? "0"), symbol),
      }),
    });
  }
  const fee = toUnits(terms.withdrawFee ?? "0");
  if (shownFee !== undefined && toUnits(shownFee) !== fee) {
    throw invalid({ fee: say("The fee is now {amount}.", { amount: fullAmountOf(fee, symbol) }) });
  }
  return { symbol, units, fee };
}

/** @throws Refusal 422 on `walletId` for an address that is not there, or not usable yet */
export function usableAddress(database: Database, memberId: number, walletId: string, now: number) {
  const saved = findSavedAddress(database, memberId, walletId);
  if (!saved) throw invalid({ walletId: "Choose one of your saved addresses." });
  if (saved.usable_from > now) throw invalid({ walletId: "This address isn’t ready yet." });
  return saved;
}

function isSmall(database: Database, { symbol, amount }: WithdrawalRow): boolean {
  const value = (BigInt(amount) * priceUnits(readPrices(database), symbol)) / UNITS_PER_ONE;
  return value < AUTOMATIC_BELOW_USDT;
}

/** Enters a withdrawal and locks its amount and fee. @throws as `requestWithdrawal`, but for code or proof */
function enterWithdrawal(
  database: Database,
  member: Member,
  order: WithdrawalOrder,
  now: number,
): WithdrawalRow {
  passGates(database, member, now);
  const { symbol, units, fee } = withdrawalTerms(order);
  const { address, label, chain_id } = usableAddress(database, member.id, order.walletId, now);
  const { id } = database.run(
    "INSERT INTO withdrawal (member_id, symbol, amount, fee, address, label, chain_id, status, requested_at) VALUES (?, ?, ?, ?, ?, ?, ?, 'requested', ?)",
    member.id,
    symbol,
    String(units),
    String(fee),
    address,
    label,
    chain_id,
    now,
  );
  const row = findWithdrawal(database, String(id));
  if (!row) throw new Error(`The withdrawal ${id} was not stored`);
  takeStep(database, row, "requested", now);
  lockFunds(database, row, now);
  return row;
}

function approveIfSmall(database: Database, row: WithdrawalRow, now: number): void {
  if (isSmall(database, row)) {
    enterJob(database, APPROVE_JOB, now + APPROVE_AFTER_MS, String(row.id));
  }
}

/**
 * Requests a withdrawal that its member has confirmed beforehand, by the rules of every other one. Belongs into a transaction.
 * @throws Refusal, OverdrawnAccountError as `requestWithdrawal`
 */
export function withdrawUnattended(
  database: Database,
  member: Member,
  order: WithdrawalOrder,
  now: number,
): WithdrawalRow {
  const row = enterWithdrawal(database, member, order, now);
  approveIfSmall(database, row, now);
  return row;
}

/**
 * Requests a withdrawal to a saved address: amount and fee are locked until it is decided. Below
 * 100 USDT in value it is approved by itself after a minute. Belongs into a transaction.
 *
 * @throws Refusal 403 at a gate, 422 for token, amount, another fee than was shown, address, code or proof, 429 after wrong codes
 * @throws OverdrawnAccountError, which the router answers with 422/4221
 */
export function requestWithdrawal(
  database: Database,
  caller: Caller,
  order: WithdrawalOrder,
  now: number,
) {
  const row = enterWithdrawal(database, caller.member, order, now);
  requireConfirmation(database, caller, "withdraw", order);
  approveIfSmall(database, row, now);
  return withdrawalAnswer(database, row);
}
