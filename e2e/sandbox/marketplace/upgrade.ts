import type { z } from "zod";
import type {
  marketplaceEndpoints,
  marketplaceQuoteSchema,
} from "../../../lib/contract/marketplace.ts";
import { toUnits } from "../../../lib/money/decimal.ts";
import type { Member } from "../account/member.ts";
import type { Database } from "../database/database.ts";
import { conflict, invalid, notFound } from "../http/refusal.ts";
import { requireUnlisted } from "../machine/listed.ts";
import { findMachine, specOf } from "../machine/machine.ts";
import { upgradeOf } from "../machine/machine-view.ts";
import { findProduct } from "../machine/products.ts";
import { fullDaysLeft, machineState, upgradePrice } from "../machine/worth.ts";
import { networkRate } from "../mining/facts.ts";
import type { Caller } from "../step-up/proof.ts";
import { acceptQuote, type OrderForm } from "./order.ts";
import { fingerprint, writeQuote } from "./quote.ts";
import { bookSale } from "./sale.ts";

type Wish = z.output<typeof marketplaceEndpoints.upgradeQuote.body.schema>;

function requireOwn(database: Database, memberId: number, id: number) {
  const machine = findMachine(database, memberId, id);
  if (!machine) throw notFound("We can’t find this machine.");
  return machine;
}

// As a whole number where it is among the choices.
function wished(
  name: keyof Wish,
  { [name]: wish }: Wish,
  choices: readonly string[],
  present: number,
): number {
  if (wish === undefined) return present;
  const found = choices.find((one) => toUnits(one) === toUnits(wish));
  if (found === undefined) throw invalid({ [name]: "This machine can’t be upgraded to that." });
  return Number(found);
}

/**
 * Quotes more power or a better efficiency of a machine for the full days that are left. Belongs into a transaction.
 *
 * @throws Refusal 404 another's, 409 not to be upgraded, 422 for what it cannot become
 */
export function quoteUpgrade(
  database: Database,
  member: Member,
  machineId: number,
  wish: Wish,
  now: number,
): z.input<typeof marketplaceQuoteSchema> {
  const machine = requireOwn(database, member.id, machineId);
  requireUnlisted(database, machine.id, now);
  const choices = upgradeOf(database, machine, now);
  const product = findProduct(database, machine.product_id);
  if (!choices || product?.kind !== "machine") {
    throw conflict("This machine can’t be upgraded now.");
  }
  const before = specOf(machine);
  const after = {
    th: wished("th", wish, choices.th, before.th),
    wPerTh: wished("wPerTh", wish, choices.wPerTh, before.wPerTh),
  };
  const unitPrice = upgradePrice(before, after, product, fullDaysLeft(machine.ends_at, now));
  const rate = networkRate(database, now);
  return {
    ...writeQuote(database, member, { product, qty: 1, unitPrice, machine, after }, now),
    before: machineState(before, product, machine.ends_at, rate),
    after: machineState(after, product, machine.ends_at, rate),
  };
}

/**
 * Upgrades a machine from now on. Belongs into a transaction. Gives the order's id.
 *
 * @throws Refusal as `placeOrder`, and 409 when the machine is not what it was quoted as
 * @throws OverdrawnAccountError, which the router answers with 422/4221
 */
export function upgradeMachine(
  database: Database,
  caller: Caller,
  machineId: number,
  form: OrderForm,
  now: number,
): number {
  const machine = requireOwn(database, caller.member.id, machineId);
  requireUnlisted(database, machine.id, now);
  const { quote, product } = acceptQuote(database, caller, form, now);
  const { th_after: th, w_after: watts } = quote;
  if (quote.machine_id !== machine.id || th === null || watts === null) {
    throw conflict("This quote is not for upgrading this machine.");
  }
  if (quote.machine_was !== fingerprint(machine)) {
    throw conflict("This machine has changed. Get a new quote.");
  }
  const unitPrice = BigInt(quote.unit_price);
  const sale = { product, qty: 1, machineId: machine.id, at: now, unitPrice };
  const orderId = bookSale(database, caller.member, { ...sale, kind: "machine_upgrade" });
  database.run(
    "INSERT INTO machine_upgrade (order_id, machine_id, at, th_before, w_before, th_after, w_after) VALUES (?, ?, ?, ?, ?, ?, ?)",
    orderId,
    machine.id,
    now,
    machine.th,
    machine.w_per_th,
    th,
    watts,
  );
  database.run("UPDATE machine SET th = ?, w_per_th = ? WHERE id = ?", th, watts, machine.id);
  return orderId;
}
