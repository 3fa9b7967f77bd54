import type { z } from "zod";
import type {
  ownResaleListingSchema,
  RESALE_SORTS,
  resaleListingSchema,
} from "../../../lib/contract/resale.ts";
import { MINING_RULES } from "../../../lib/contract/rules/published-rules.ts";
import { bpsAsPercent } from "../../../lib/money/basis-points.ts";
import { fromUnits } from "../../../lib/money/decimal.ts";
import { toInstant } from "../clock.ts";
import type { Database } from "../database/database.ts";
import { DEFAULT_PAGE_SIZE } from "../http/paging.ts";
import { nextPause } from "../machine/machine-view.ts";
import { findProduct } from "../machine/products.ts";
import { feeBpsOf, machineState, renewalPrice } from "../machine/worth.ts";
import { networkRate } from "../mining/facts.ts";
import { RESALE_CURRENCY } from "./rules.ts";

/** An offer with the machine as it is, which nothing changes while it stands. */
export interface ListingRow {
  readonly id: number;
  readonly member_id: number;
  readonly machine_id: number;
  readonly price: string;
  readonly fee: string;
  readonly listed_at: number;
  readonly closes_at: number;
  readonly status: "open" | "sold" | "cancelled" | "expired";
  readonly product_id: string;
  readonly name: string;
  readonly th: number;
  readonly w_per_th: number;
  /** Of the machine. */
  readonly ends_at: number;
}

const LISTINGS = `SELECT l.*, m.product_id, p.name, m.th, m.w_per_th,
    (SELECT max(t.ends_at) FROM machine_term t WHERE t.machine_id = m.id) AS ends_at
  FROM resale_listing l JOIN machine m ON m.id = l.machine_id JOIN product p ON p.id = m.product_id`;

const OPEN = `${LISTINGS} WHERE l.status = 'open' AND l.closes_at > ?`;

/** An offer in whatever state, or undefined. */
export function findListing(database: Database, id: number): ListingRow | undefined {
  return database.get<ListingRow>(`${LISTINGS} WHERE l.id = ?`, id);
}

/** Whether an offer stands at a moment. */
export function isOpen({ status, closes_at }: ListingRow, now: number): boolean {
  return status === "open" && now < closes_at;
}

/** A member's offers that stand, the newest first. */
export function ownListings(database: Database, memberId: number, now: number): ListingRow[] {
  return database.all<ListingRow>(`${OPEN} AND l.member_id = ? ORDER BY l.id DESC`, now, memberId);
}

function compare(one: bigint | number, other: bigint | number): number {
  return one < other ? -1 : one > other ? 1 : 0;
}

const byPrice = (one: ListingRow, other: ListingRow) =>
  compare(BigInt(one.price), BigInt(other.price));

const ORDERS: Readonly<
  Record<(typeof RESALE_SORTS)[number], (one: ListingRow, other: ListingRow) => number>
> = {
  price: byPrice,
  "-price": (one, other) => byPrice(other, one),
  // Fractions, compared without dividing.
  perTh: (one, other) =>
    compare(BigInt(one.price) * BigInt(other.th), BigInt(other.price) * BigInt(one.th)),
  wPerTh: (one, other) => compare(one.w_per_th, other.w_per_th) || byPrice(one, other),
  "-endsAt": (one, other) => compare(other.ends_at, one.ends_at) || byPrice(one, other),
};

/** What a listing shows to a member: the machine and its price, and of whoever sells it only whether that is they. */
export function listingView(
  database: Database,
  row: ListingRow,
  memberId: number,
  now: number,
): z.input<typeof resaleListingSchema> {
  const product = findProduct(database, row.product_id);
  if (product?.kind !== "machine") throw new Error(`Listing ${row.id} is of no machine`);
  const spec = { th: row.th, wPerTh: row.w_per_th };
  const feeBps = feeBpsOf(row.w_per_th, product.wPerTh);
  const state = machineState(spec, product, row.ends_at, networkRate(database, now));
  const tag = (units: bigint) => ({ symbol: RESALE_CURRENCY, amount: fromUnits(units) });
  return {
    id: String(row.id),
    productId: row.product_id,
    model: row.name,
    th: String(row.th),
    wPerTh: String(row.w_per_th),
    feePercent: feeBps === MINING_RULES.feeBps ? null : bpsAsPercent(feeBps),
    netPerDay: state.netPerDay ?? null,
    endsAt: toInstant(row.ends_at),
    price: tag(BigInt(row.price)),
    perTh: fromUnits(BigInt(row.price) / BigInt(row.th)),
    newPrice: product.isForSale ? tag(renewalPrice(spec, product)) : null,
    newDays: product.isForSale ? product.days : null,
    isOwn: row.member_id === memberId,
    pause: nextPause(database, row.machine_id, now),
  };
}

/** A member's own offer. */
export function ownListingView(
  database: Database,
  row: ListingRow,
  now: number,
): z.input<typeof ownResaleListingSchema> {
  return {
    ...listingView(database, row, row.member_id, now),
    machineId: String(row.machine_id),
    listedAt: toInstant(row.listed_at),
    closesAt: toInstant(row.closes_at),
    fee: fromUnits(BigInt(row.fee)),
    receives: fromUnits(BigInt(row.price) - BigInt(row.fee)),
  };
}

interface BookQuery {
  readonly page?: number | undefined;
  readonly pageSize?: number | undefined;
  readonly sort?: (typeof RESALE_SORTS)[number] | undefined;
  readonly productId?: string | undefined;
}

/** One page of all offers that stand, the cheapest first unless asked otherwise. */
export function orderBook(database: Database, memberId: number, query: BookQuery, now: number) {
  const { page = 1, pageSize = DEFAULT_PAGE_SIZE, sort = "price", productId } = query;
  const rows = database
    .all<ListingRow>(`${OPEN} ORDER BY l.id`, now)
    .filter((row) => !productId || row.product_id === productId)
    .sort(ORDERS[sort]);
  const items = rows
    .slice((page - 1) * pageSize, page * pageSize)
    .map((row) => listingView(database, row, memberId, now));
  return { items, page, pageSize, total: rows.length, serverTime: toInstant(now) };
}
