import type { z } from "zod";
import type { resaleOfferSchema } from "../../../lib/contract/resale.ts";
import { bpsAsPercent } from "../../../lib/money/basis-points.ts";
import { fromUnits, toUnits } from "../../../lib/money/decimal.ts";
import type { Member } from "../account/member.ts";
import { toInstant } from "../clock.ts";
import type { Database } from "../database/database.ts";
import { conflict, invalid, notFound } from "../http/refusal.ts";
import { enterJob, type JobDefinition } from "../jobs/scheduler.ts";
import { requireUnlisted } from "../machine/listed.ts";
import { findMachine } from "../machine/machine.ts";
import type { OrderForm } from "../marketplace/order.ts";
import { fingerprint } from "../marketplace/quote.ts";
import { notify } from "../notification/notify.ts";
import type { Caller } from "../step-up/proof.ts";
import { fullAmountOf, say } from "../texts/say.ts";
import { findListing, isOpen, type ListingRow, ownListings } from "./listing.ts";
import { requireTrader, takeResaleQuote, writeResaleQuote } from "./quote.ts";
import {
  closesAt,
  isWholeCents,
  priceBounds,
  RESALE_CURRENCY,
  RESALE_FEE_BPS,
  RESALE_MAX_LISTINGS,
  RESALE_MIN_DAYS,
  resaleFee,
  soldModel,
} from "./rules.ts";

/** The single job at the end of an offer. */
const OFFER_ENDED = "resale.ended";

/**
 * The own machine with its model, where it can be offered now.
 * @throws Refusal 404 for another's machine, 409 for one that cannot be sold, is offered or has too short a term, or with too many offers
 */
function requireSellable(database: Database, member: Member, machineId: number, now: number) {
  requireTrader(member);
  const machine = findMachine(database, member.id, machineId);
  if (!machine) throw notFound("We can’t find this machine.");
  const model = soldModel(database, machine);
  if (!model) throw conflict(say("{name} can’t be sold.", { name: machine.name }));
  requireUnlisted(database, machine.id, now);
  if (now >= closesAt(machine.ends_at)) {
    throw conflict(
      say("A machine needs more than {days} days left to be sold.", { days: RESALE_MIN_DAYS }),
    );
  }
  if (ownListings(database, member.id, now).length >= RESALE_MAX_LISTINGS) {
    throw conflict(
      say("You can have {count} machines for sale at a time.", { count: RESALE_MAX_LISTINGS }),
    );
  }
  return { machine, model };
}

/**
 * What a member would receive of a price. Belongs into a transaction.
 * @throws Refusal as `requireSellable`, 422 on `price` outside of its bounds or not in whole cents
 */
export function quoteOffer(
  database: Database,
  member: Member,
  machineId: number,
  wanted: string,
  now: number,
): z.input<typeof resaleOfferSchema> {
  const { machine, model } = requireSellable(database, member, machineId, now);
  const price = toUnits(wanted);
  const { min, max, newPrice } = priceBounds(machine, model);
  if (price < min || price > max) {
    const [least, most] = [fullAmountOf(min, RESALE_CURRENCY), fullAmountOf(max, RESALE_CURRENCY)];
    throw invalid({ price: say("Set a price from {least} to {most}.", { least, most }) });
  }
  if (!isWholeCents(price)) throw invalid({ price: "Set a price in whole cents." });
  const fee = resaleFee(price);
  const worth = price > newPrice ? price : newPrice;
  const quoted = { machineId: machine.id, price, worth, machineWas: fingerprint(machine) };
  return {
    ...writeResaleQuote(database, member, quoted, now),
    machineId: String(machine.id),
    price: { symbol: RESALE_CURRENCY, amount: fromUnits(price) },
    feePercent: bpsAsPercent(RESALE_FEE_BPS),
    fee: fromUnits(fee),
    receives: fromUnits(price - fee),
    closesAt: toInstant(closesAt(machine.ends_at)),
  };
}

/**
 * Offers a machine to all other members. Belongs into a transaction.
 * @throws Refusal as `requireSellable` and `takeResaleQuote`, 409 when the machine is not what it was quoted as
 */
export function listMachine(
  database: Database,
  caller: Caller,
  form: OrderForm,
  now: number,
): ListingRow {
  const { member } = caller;
  requireTrader(member);
  const quote = takeResaleQuote(database, caller, form, now);
  if (quote.machine_id === null) throw conflict("This quote is not for selling a machine.");
  const { machine } = requireSellable(database, member, quote.machine_id, now);
  if (quote.machine_was !== fingerprint(machine)) {
    throw conflict("This machine has changed. Get a new quote.");
  }
  const ends = closesAt(machine.ends_at);
  const { id } = database.run(
    "INSERT INTO resale_listing (member_id, machine_id, price, fee, listed_at, closes_at) VALUES (?, ?, ?, ?, ?, ?)",
    member.id,
    machine.id,
    quote.price,
    String(resaleFee(BigInt(quote.price))),
    now,
    ends,
  );
  enterJob(database, OFFER_ENDED, ends, String(id));
  return findListing(database, id) as ListingRow;
}

/** Ends an offer that stands. */
export function endListing(
  database: Database,
  id: number,
  status: "sold" | "cancelled" | "expired",
  at: number,
): void {
  database.run(
    "UPDATE resale_listing SET status = ?, ended_at = ? WHERE id = ? AND status = 'open'",
    status,
    at,
    id,
  );
}

/**
 * Takes an own offer back; its machine's id. Belongs into a transaction.
 * @throws Refusal 404 for another's, 409 when it was sold or has ended
 */
export function cancelListing(database: Database, member: Member, id: number, now: number): number {
  const listing = findListing(database, id);
  if (listing?.member_id !== member.id) throw notFound("We can’t find this machine.");
  if (listing.status === "sold") throw conflict("This machine has just been sold.");
  if (!isOpen(listing, now)) throw conflict("This machine isn’t for sale any more.");
  endListing(database, id, "cancelled", now);
  return listing.machine_id;
}

/** Takes back all that a member offers: of an account that is frozen or leaves. Belongs into a transaction. */
export function withdrawListings(database: Database, memberId: number, at: number): void {
  database.run(
    "UPDATE resale_listing SET status = 'cancelled', ended_at = ? WHERE member_id = ? AND status = 'open'",
    at,
    memberId,
  );
}

/** Ends an offer whose machine has too short a term left, and says so. */
export function offerEndedJob(database: Database): JobDefinition {
  return {
    name: OFFER_ENDED,
    run({ ref, dueAt }) {
      const listing = findListing(database, Number(ref));
      if (listing?.status !== "open") return undefined;
      endListing(database, listing.id, "expired", dueAt);
      notify(database, listing.member_id, {
        kind: "money",
        title: say("Your {name} is no longer for sale", { name: listing.name }),
        body: say("It has {days} days left and keeps mining for you.", { days: RESALE_MIN_DAYS }),
        link: "/mining",
        at: dueAt,
      });
      return undefined;
    },
  };
}
