import { randomUUID } from "node:crypto";
import { UPSTREAM_CODES } from "../../../lib/contract/protocol/errors.ts";
import type { Member } from "../account/member.ts";
import { toInstant } from "../clock.ts";
import type { Database } from "../database/database.ts";
import { conflict, notFound, Refusal } from "../http/refusal.ts";
import { confirmOrder, type OrderForm } from "../marketplace/order.ts";
import { needsCode } from "../marketplace/quote.ts";
import type { Caller } from "../step-up/proof.ts";
import { RESALE_CURRENCY } from "./rules.ts";

const QUOTE_MS = 60_000;
/** How long a quote is remembered after its end, to say that it has expired. */
const KEPT_MS = 86_400_000;

interface Quoted {
  /** The machine that is to be offered. */
  readonly machineId?: number;
  /** The offer that is to be taken. */
  readonly listingId?: number;
  readonly price: bigint;
  /** By which it is confirmed: a dear machine that is given away takes a code, too. */
  readonly worth: bigint;
  /** The machine as it was quoted for. */
  readonly machineWas: string;
}

interface QuoteRow {
  readonly machine_id: number | null;
  readonly listing_id: number | null;
  readonly price: string;
  readonly worth: string;
  readonly machine_was: string;
  readonly expires_at: number;
  readonly used_at: number | null;
}

/** @throws Refusal 403/4030 for who is not valid: only such members mine */
export function requireTrader({ isValid }: Member): void {
  if (isValid) return;
  const message = "Machines are sold between valid members.";
  throw new Refusal(403, UPSTREAM_CODES.notValid, message);
}

/** Writes an offer or a purchase down for sixty seconds of business time. Belongs into a transaction. */
export function writeResaleQuote(
  database: Database,
  member: Member,
  { machineId, listingId, price, worth, machineWas }: Quoted,
  now: number,
) {
  database.run("DELETE FROM resale_quote WHERE expires_at < ?", now - KEPT_MS);
  const quoteId = randomUUID();
  database.run(
    "INSERT INTO resale_quote (id, member_id, machine_id, listing_id, price, worth, machine_was, expires_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
    quoteId,
    member.id,
    machineId ?? null,
    listingId ?? null,
    String(price),
    String(worth),
    machineWas,
    now + QUOTE_MS,
  );
  return {
    quoteId,
    needsCode: needsCode(database, member, RESALE_CURRENCY, worth),
    expiresAt: toInstant(now + QUOTE_MS),
    serverTime: toInstant(now),
  };
}

/**
 * Uses a quote up, with the code or proof that its price needs.
 * @throws Refusal 404 for another's quote, 409 when it was used or has expired, and as an order without a needed code
 */
export function takeResaleQuote(
  database: Database,
  caller: Caller,
  form: OrderForm,
  now: number,
): QuoteRow {
  const { member } = caller;
  const quote = database.get<QuoteRow>(
    "SELECT * FROM resale_quote WHERE id = ? AND member_id = ?",
    form.quoteId,
    member.id,
  );
  if (!quote) throw notFound("We can’t find this quote.");
  if (quote.used_at !== null) throw conflict("This quote has already been used.");
  if (now >= quote.expires_at) throw conflict("This quote has expired. Get a new one.");
  if (needsCode(database, member, RESALE_CURRENCY, BigInt(quote.worth))) {
    confirmOrder(database, caller, form);
  }
  database.run("UPDATE resale_quote SET used_at = ? WHERE id = ?", now, form.quoteId);
  return quote;
}
