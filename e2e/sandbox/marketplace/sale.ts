import { findById, type Member } from "../account/member.ts";
import { refreshValidity } from "../account/validity.ts";
import type { Database } from "../database/database.ts";
import { postJournal } from "../ledger/journal.ts";
import type { JournalKind } from "../ledger/journal-kind.ts";
import { giveMachine } from "../machine/machine.ts";
import { type CatalogueProduct, takeFromStock, volumePoints } from "../machine/products.ts";
import { giveBoost } from "../mining/boosts.ts";
import { commissionsFor, payCommissions } from "../team/commission.ts";
import { addVolume } from "../team/volume.ts";

export interface Bought {
  readonly orderId: number;
  readonly product: CatalogueProduct;
  readonly machineIds: readonly number[];
  readonly boostIds: readonly string[];
}

interface Sale {
  readonly product: CatalogueProduct;
  readonly qty: number;
  readonly machineId: number | null;
  readonly at: number;
  /** Of an upgraded machine's term or of an upgrade; otherwise the product's. */
  readonly unitPrice?: bigint;
  readonly kind?: Extract<JournalKind, "purchase" | "machine_upgrade">;
}

// A point for each whole USDT of a machine's price, none for boosts.
function pointsOf({ product, qty, unitPrice = product.price }: Sale): number {
  return volumePoints({ ...product, price: unitPrice }) * qty;
}

function recordOrder(database: Database, memberId: number, sale: Sale, journalId: number): number {
  const { product, qty, machineId, at, unitPrice = product.price } = sale;
  return database.run(
    "INSERT INTO market_order (member_id, product_id, machine_id, qty, currency, unit_price, volume, journal_id, at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
    memberId,
    product.id,
    machineId,
    qty,
    product.currency,
    String(unitPrice),
    pointsOf(sale),
    journalId,
    at,
  ).id;
}

function nextOrderId(database: Database): number {
  const row = database.get<{ id: number }>(
    "SELECT coalesce(max(id), 0) + 1 AS id FROM market_order",
  );
  return row?.id ?? 1;
}

/**
 * Books a sale: the price to the treasury, of a machine's the commissions to the sponsors, volume to
 * every placement ancestor, all in one transaction (R11.16). Gives the order's id.
 *
 * @throws OverdrawnAccountError, which the router answers with 422/4221
 */
export function bookSale(database: Database, member: Member, sale: Sale): number {
  const { product, qty, at, unitPrice = product.price, kind = "purchase" } = sale;
  const { currency } = product;
  const total = unitPrice * BigInt(qty);
  const buyer = { memberId: member.id, bucket: "available" } as const;
  const commissions =
    product.kind === "machine" ? commissionsFor(database, member.sponsorId, total) : [];
  const aside = commissions.reduce(
    (sum, { units, withheldBecause }) => (withheldBecause ? sum : sum + units),
    0n,
  );
  const entries = [
    { account: buyer, currency, units: -total },
    { account: "treasury", currency, units: total - aside },
    ...(aside > 0n ? [{ account: "commission:USDT", currency, units: aside } as const] : []),
  ] as const;
  const ref = `order:${nextOrderId(database)}`;
  const journalId = postJournal(database, { kind, ref, at, entries });
  const orderId = recordOrder(database, member.id, sale, journalId);
  payCommissions(database, commissions, { buyerId: member.id, orderId, base: total, at });
  addVolume(database, member.id, pointsOf(sale), at);
  database.run("UPDATE member SET last_active_at = ? WHERE id = ?", at, member.id);
  return orderId;
}

/** Sells pieces of a product at its price now. Belongs into a transaction; used by seeds as well. */
export function sell(
  database: Database,
  member: Member,
  product: CatalogueProduct,
  qty: number,
  at: number,
): Bought {
  const orderId = bookSale(database, member, { product, qty, machineId: null, at });
  if (product.stock !== null) takeFromStock(database, product.id, qty);
  const pieces = Array.from({ length: qty });
  if (product.kind === "boost") {
    const boostIds = pieces.map(() => String(giveBoost(database, member.id, product, at).id));
    return { orderId, product, machineIds: [], boostIds };
  }
  const machineIds = pieces.map(() => giveMachine(database, member.id, product, at));
  refreshValidity(database, findById(database, member.id) ?? member, at);
  return { orderId, product, machineIds, boostIds: [] };
}
