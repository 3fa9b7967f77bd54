import { UPSTREAM_CODES } from "../../../lib/contract/protocol/errors.ts";
import type { Database } from "../database/database.ts";
import { conflict, Refusal } from "../http/refusal.ts";
import { addTerm, specOf } from "../machine/machine.ts";
import { renewalPrice } from "../machine/worth.ts";
import { type Caller, requireConfirmation } from "../step-up/proof.ts";
import { fullAmountOf, say } from "../texts/say.ts";
import { CODE_ABOVE, needsCode, requireRenewable, requireStock, takeQuote } from "./quote.ts";
import { type Bought, bookSale, sell } from "./sale.ts";

export interface OrderForm {
  readonly quoteId: string;
  readonly code?: string | undefined;
  readonly proof?: string | undefined;
}

interface RenewalForm extends OrderForm {
  readonly endsAt?: string | undefined;
}

/** Takes the code or proof of an order. @throws Refusal 403/4032 or 403/4036 without either, and as `requireConfirmation` */
export function confirmOrder(
  database: Database,
  caller: Caller,
  { quoteId, code, proof }: OrderForm,
): void {
  if (code === undefined && proof === undefined && caller.member.totpSecret) {
    const amount = fullAmountOf(CODE_ABOVE, "USDT");
    const message = say("Orders above {amount} need a code from your authenticator app.", {
      amount,
    });
    throw new Refusal(403, UPSTREAM_CODES.twoFactorRequired, message);
  }
  const sent = { quoteId, code, proof };
  requireConfirmation(database, caller, "order", sent);
}

/** Uses a quote up, with the code or proof that its total needs. Throws as `placeOrder`. */
export function acceptQuote(database: Database, caller: Caller, form: OrderForm, now: number) {
  const { member } = caller;
  const { quote, product } = takeQuote(database, member.id, form.quoteId, now);
  const total = BigInt(quote.unit_price) * BigInt(quote.qty);
  if (needsCode(database, member, product.currency, total)) confirmOrder(database, caller, form);
  return { quote, product };
}

/**
 * Buys what a quote offers. Belongs into a transaction.
 *
 * @throws Refusal 409 when the quote does not hold or too few are left, 403/4032 or 403/4036 without a needed code or proof
 * @throws OverdrawnAccountError, which the router answers with 422/4221
 */
export function placeOrder(
  database: Database,
  caller: Caller,
  form: OrderForm,
  now: number,
): Bought {
  const { member } = caller;
  const { quote, product } = acceptQuote(database, caller, form, now);
  if (quote.machine_id !== null) throw conflict("This quote is for one of your machines.");
  requireStock(product, quote.qty);
  return sell(database, member, product, quote.qty, now);
}

/**
 * Renews a machine by a term that follows its end, or begins now when it has ended. Belongs into a
 * transaction. Gives the order's id. Throws as `placeOrder`, and 409 more than seven days after the end or
 * when the member was shown another end.
 */
export function renewMachine(
  database: Database,
  caller: Caller,
  machineId: number,
  form: RenewalForm,
  now: number,
): number {
  const { member } = caller;
  const machine = requireRenewable(database, member.id, machineId, now);
  if (form.endsAt !== undefined && Date.parse(form.endsAt) !== machine.ends_at) {
    throw conflict("This machine has another end by now.");
  }
  const { quote, product } = acceptQuote(database, caller, form, now);
  const isRenewal = quote.machine_id === machine.id && quote.th_after === null;
  if (!isRenewal || product.kind !== "machine") {
    throw conflict("This quote is not for renewing this machine.");
  }
  const unitPrice = renewalPrice(specOf(machine), product);
  if (unitPrice !== BigInt(quote.unit_price)) {
    throw conflict("The price has changed. Get a new quote.");
  }
  const sale = { product, qty: 1, machineId: machine.id, at: now, unitPrice };
  const orderId = bookSale(database, member, sale);
  addTerm(database, machine.id, product.days, Math.max(now, machine.ends_at));
  return orderId;
}
