import type { z } from "zod";
import type { resaleQuoteSchema, resaleTradeSchema } from "../../../lib/contract/resale.ts";
import { fromUnits, toUnits } from "../../../lib/money/decimal.ts";
import type { Member } from "../account/member.ts";
import { toInstant } from "../clock.ts";
import type { Database } from "../database/database.ts";
import { conflict, notFound } from "../http/refusal.ts";
import { postJournal } from "../ledger/journal.ts";
import { handOver } from "../machine/machine.ts";
import type { OrderForm } from "../marketplace/order.ts";
import { notify } from "../notification/notify.ts";
import type { Caller } from "../step-up/proof.ts";
import { amountOf, say } from "../texts/say.ts";
import { findListing, isOpen, type ListingRow, listingView } from "./listing.ts";
import { endListing } from "./offer.ts";
import { requireTrader, takeResaleQuote, writeResaleQuote } from "./quote.ts";
import { RESALE_CURRENCY } from "./rules.ts";

/** @throws Refusal 404 unknown, 409 sold, ended, or the member's own */
function requireBuyable(database: Database, member: Member, id: number, now: number): ListingRow {
  requireTrader(member);
  const listing = findListing(database, id);
  if (!listing) throw notFound("We can’t find this machine.");
  if (listing.member_id === member.id) throw conflict("This machine is yours.");
  if (!isOpen(listing, now)) throw conflict("This machine isn’t for sale any more.");
  return listing;
}

// What is offered never changes, so its id says all of it.
const offered = ({ id }: ListingRow) => `listing:${id}`;

/** Quotes what an offer costs; it reserves nothing. Belongs into a transaction. Throws as `requireBuyable`. */
export function quotePurchase(
  database: Database,
  member: Member,
  id: number,
  now: number,
): z.input<typeof resaleQuoteSchema> {
  const listing = requireBuyable(database, member, id, now);
  const price = BigInt(listing.price);
  const quoted = { listingId: listing.id, price, worth: price, machineWas: offered(listing) };
  return {
    ...writeResaleQuote(database, member, quoted, now),
    listing: listingView(database, listing, member.id, now),
    total: { symbol: RESALE_CURRENCY, amount: fromUnits(price) },
  };
}

// The buyer's payment and the seller's proceeds are records of their own, so that neither names the other.
function bookTrade(database: Database, buyerId: number, listing: ListingRow, at: number) {
  const [price, fee] = [BigInt(listing.price), BigInt(listing.fee)];
  const ref = `resale:${listing.id}`;
  const entry = (account: "escrow:resale" | "treasury" | number, units: bigint) =>
    ({
      account:
        typeof account === "number"
          ? ({ memberId: account, bucket: "available" } as const)
          : account,
      currency: RESALE_CURRENCY,
      units,
    }) as const;
  const purchase = postJournal(database, {
    ...{ kind: "resale_purchase", ref, at },
    entries: [entry(buyerId, -price), entry("escrow:resale", price)],
  });
  const sale = postJournal(database, {
    ...{ kind: "resale_sale", ref, at },
    entries: [
      entry("escrow:resale", -price),
      entry("treasury", fee),
      entry(listing.member_id, price - fee),
    ],
  });
  return { purchase, sale };
}

interface PurchaseForm extends OrderForm {
  /** As the member was shown it, a plain decimal of USDT. */
  readonly price: string;
}

/**
 * Buys what a member offers: the price through the escrow to the seller, of it the fee to the treasury, and the machine
 * from this moment to the buyer. No commission, no volume. Belongs into a transaction. Gives the ids of trade and machine.
 *
 * @throws Refusal as `requireBuyable` and `takeResaleQuote`, 409 for another price than was shown
 * @throws OverdrawnAccountError, which the router answers with 422/4221
 */
export function buyListed(
  database: Database,
  caller: Caller,
  id: number,
  form: PurchaseForm,
  now: number,
): { readonly tradeId: number; readonly machineId: number } {
  const { member } = caller;
  const listing = requireBuyable(database, member, id, now);
  if (toUnits(form.price) !== BigInt(listing.price)) {
    throw conflict("The price has changed. Get a new quote.");
  }
  const quote = takeResaleQuote(database, caller, form, now);
  if (quote.machine_was !== offered(listing)) {
    throw conflict("This quote is not for this machine.");
  }
  const { purchase, sale } = bookTrade(database, member.id, listing, now);
  endListing(database, listing.id, "sold", now);
  const machineId = handOver(database, listing.machine_id, member.id, now);
  const { id: tradeId } = database.run(
    "INSERT INTO resale_trade (listing_id, seller_id, buyer_id, product_id, th, w_per_th, machine_id, machine_ends_at, price, at, purchase_journal_id, sale_journal_id) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
    listing.id,
    listing.member_id,
    member.id,
    listing.product_id,
    listing.th,
    listing.w_per_th,
    machineId,
    listing.ends_at,
    listing.price,
    now,
    purchase,
    sale,
  );
  database.run("UPDATE member SET last_active_at = ? WHERE id = ?", now, member.id);
  tellSeller(database, listing, now);
  return { tradeId, machineId };
}

function tellSeller(database: Database, listing: ListingRow, at: number): void {
  const amount = amountOf(BigInt(listing.price) - BigInt(listing.fee), RESALE_CURRENCY);
  notify(database, listing.member_id, {
    kind: "money",
    title: say("Your {name} is sold", { name: listing.name }),
    body: say("{amount} is in your wallet. What it earned until now is still yours to claim.", {
      amount,
    }),
    link: "/marketplace/resale?view=history",
    at,
  });
}

interface TradeRow {
  id: number;
  at: number;
  seller_id: number;
  name: string;
  th: number;
  w_per_th: number;
  machine_id: number;
  machine_ends_at: number;
  price: string;
  fee: string;
  transaction_id: number | null;
}

const TRADES = `SELECT r.*, o.fee, p.name,
    (SELECT l.id FROM ledger_line l WHERE l.member_id = :member
       AND l.journal_id IN (r.purchase_journal_id, r.sale_journal_id)) AS transaction_id
  FROM resale_trade r JOIN product p ON p.id = r.product_id JOIN resale_listing o ON o.id = r.listing_id
  WHERE (r.seller_id = :member OR r.buyer_id = :member)`;

/** The statement that reads a member's trades, with the values of its marks. */
export function tradesOf(memberId: number) {
  const sql = TRADES.replaceAll(":member", "?");
  return { sql, values: [memberId, memberId, memberId], order: "id DESC" };
}

/** A trade as one of its sides sees it. */
export function tradeView(row: TradeRow, memberId: number): z.input<typeof resaleTradeSchema> {
  const isSale = row.seller_id === memberId;
  return {
    id: String(row.id),
    at: toInstant(row.at),
    side: isSale ? "sale" : "purchase",
    model: row.name,
    th: String(row.th),
    wPerTh: String(row.w_per_th),
    endsAt: toInstant(row.machine_ends_at),
    price: { symbol: RESALE_CURRENCY, amount: fromUnits(BigInt(row.price)) },
    fee: isSale ? fromUnits(BigInt(row.fee)) : null,
    receives: isSale ? fromUnits(BigInt(row.price) - BigInt(row.fee)) : null,
    machineId: isSale ? null : String(row.machine_id),
    transactionId: row.transaction_id === null ? null : String(row.transaction_id),
  };
}
