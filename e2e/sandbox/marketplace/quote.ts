import { randomUUID } from "node:crypto";
import type { z } from "zod";
import type {
  marketplaceEndpoints,
  marketplaceQuoteSchema,
} from "../../../lib/contract/marketplace.ts";
import { fromUnits, toUnits } from "../../../lib/money/decimal.ts";
import type { Member } from "../account/member.ts";
import { toInstant } from "../clock.ts";
import type { Database } from "../database/database.ts";
import { rowId } from "../database/row-id.ts";
import { conflict, notFound } from "../http/refusal.ts";
import { DAY_MS } from "../jobs/day-close.ts";
import { requireUnlisted } from "../machine/listed.ts";
import { findMachine, type MachineRow, specOf } from "../machine/machine.ts";
import { RENEWAL_MS } from "../machine/machine-view.ts";
import { type CatalogueProduct, findProduct, volumePoints } from "../machine/products.ts";
import { type MachineSpec, machineState, renewalPrice } from "../machine/worth.ts";
import { networkRate } from "../mining/facts.ts";
import { hasSecondFactor } from "../passkey/passkeys.ts";
import { say } from "../texts/say.ts";

const QUOTE_MS = 60_000;
/** How long a quote is remembered after its end, to say that it has expired. */
const KEPT_MS = 86_400_000;
/** What a member with a second factor confirms from, in USDT. */
export const CODE_ABOVE = toUnits("1000");

export interface QuoteRow {
  readonly id: string;
  readonly product_id: string;
  /** The machine that the quote is to renew, or null for new pieces. */
  readonly machine_id: number | null;
  readonly qty: number;
  readonly unit_price: string;
  /** The catalogue's price that it follows from; null where it is that itself. */
  readonly basis: string | null;
  /** The machine as it was quoted for. */
  readonly machine_was: string | null;
  /** What an upgrade makes of the machine; null for everything else. */
  readonly th_after: number | null;
  readonly w_after: number | null;
  readonly expires_at: number;
  readonly used_at: number | null;
}

/** Whether an order needs a code: above 1 000 USDT, when the second factor is on. */
export function needsCode(
  database: Database,
  member: Member,
  currency: string,
  units: bigint,
): boolean {
  return currency === "USDT" && units > CODE_ABOVE && hasSecondFactor(database, member);
}

/** @throws Refusal 409 when fewer pieces are left than wanted */
export function requireStock({ name, stock }: CatalogueProduct, qty: number): void {
  if (stock === null || stock >= qty) return;
  throw conflict(
    stock === 0
      ? say("{name} is sold out.", { name })
      : say("Only {stock} of {name} left.", { stock, name }),
  );
}

/** @throws Refusal 404 for another's machine, 409 when it cannot be renewed, or not any more */
export function requireRenewable(
  database: Database,
  memberId: number,
  machineId: number,
  now: number,
) {
  const machine = findMachine(database, memberId, machineId);
  if (!machine) throw notFound("We can’t find this machine.");
  requireUnlisted(database, machine.id, now);
  if (machine.is_for_sale !== 1)
    throw conflict(say("{name} can’t be renewed.", { name: machine.name }));
  if (now > machine.ends_at + RENEWAL_MS) {
    throw conflict("This machine ended more than seven days ago and can no longer be renewed.");
  }
  return machine;
}

/** A machine as a quote for it was made: of any other the quote does not hold. */
export function fingerprint({ th, w_per_th, ends_at }: MachineRow): string {
  return `${th}/${w_per_th}/${ends_at}`;
}

interface Offer {
  readonly product: CatalogueProduct;
  readonly qty: number;
  readonly unitPrice: bigint;
  readonly machine?: MachineRow | undefined;
  /** What an upgrade makes of the machine. */
  readonly after?: MachineSpec;
}

/** Writes an offer down for sixty seconds of business time, and gives its quote. Belongs into a transaction. */
export function writeQuote(
  database: Database,
  member: Member,
  { product, qty, unitPrice, machine, after }: Offer,
  now: number,
): z.input<typeof marketplaceQuoteSchema> {
  database.run("DELETE FROM market_quote WHERE expires_at < ?", now - KEPT_MS);
  const id = randomUUID();
  database.run(
    "INSERT INTO market_quote (id, member_id, product_id, machine_id, qty, unit_price, basis, machine_was, th_after, w_after, expires_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
    id,
    member.id,
    product.id,
    machine?.id ?? null,
    qty,
    String(unitPrice),
    String(product.price),
    machine ? fingerprint(machine) : null,
    after?.th ?? null,
    after?.wPerTh ?? null,
    now + QUOTE_MS,
  );
  const total = unitPrice * BigInt(qty);
  return {
    quoteId: id,
    productId: product.id,
    machineId: machine ? String(machine.id) : null,
    qty,
    unitPrice: { symbol: product.currency, amount: fromUnits(unitPrice) },
    total: { symbol: product.currency, amount: fromUnits(total) },
    volumePoints: volumePoints({ ...product, price: unitPrice }) * qty,
    needsCode: needsCode(database, member, product.currency, total),
    expiresAt: toInstant(now + QUOTE_MS),
    serverTime: toInstant(now),
  };
}

/**
 * Quotes pieces of a product, or a further term of a machine. It reserves nothing. Belongs into a transaction.
 *
 * @throws Refusal 404 unknown, 409 sold out or not to be renewed
 */
export function quoteProduct(
  database: Database,
  member: Member,
  order: z.output<typeof marketplaceEndpoints.quote.body.schema>,
  now: number,
): z.input<typeof marketplaceQuoteSchema> {
  const machine = order.machineId
    ? requireRenewable(database, member.id, rowId(order.machineId), now)
    : undefined;
  const product = findProduct(database, machine?.product_id ?? order.productId);
  if (!product?.isForSale) throw notFound("We can’t find this product.");
  if (!machine || product.kind !== "machine") {
    const qty = order.qty ?? 1;
    requireStock(product, qty);
    return writeQuote(database, member, { product, qty, unitPrice: product.price }, now);
  }
  const spec = specOf(machine);
  const unitPrice = renewalPrice(spec, product);
  const rate = networkRate(database, now);
  const end = Math.max(now, machine.ends_at) + product.days * DAY_MS;
  return {
    ...writeQuote(database, member, { product, qty: 1, unitPrice, machine }, now),
    before: machineState(spec, product, machine.ends_at, rate),
    after: machineState(spec, product, end, rate),
  };
}

/**
 * Uses a quote up.
 * @throws Refusal 404 for another's quote, 409 when it was used, has expired or the price has changed
 */
export function takeQuote(
  database: Database,
  memberId: number,
  id: string,
  now: number,
): { readonly quote: QuoteRow; readonly product: CatalogueProduct } {
  const quote = database.get<QuoteRow>(
    "SELECT * FROM market_quote WHERE id = ? AND member_id = ?",
    id,
    memberId,
  );
  const product = quote && findProduct(database, quote.product_id);
  if (!product) throw notFound("We can’t find this quote.");
  if (quote.used_at !== null) throw conflict("This quote has already been used.");
  if (now >= quote.expires_at) throw conflict("This quote has expired. Get a new one.");
  if (!product.isForSale || product.price !== BigInt(quote.basis ?? quote.unit_price)) {
    throw conflict("The price has changed. Get a new quote.");
  }
  database.run("UPDATE market_quote SET used_at = ? WHERE id = ?", now, id);
  return { quote, product };
}
