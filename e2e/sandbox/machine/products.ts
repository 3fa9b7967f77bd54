import { UNITS_PER_ONE } from "../../../lib/money/units.ts";
import type { Database } from "../database/database.ts";
import type { Currency } from "../ledger/accounts.ts";

interface Sold {
  readonly id: string;
  readonly name: string;
  readonly isForSale: boolean;
  readonly currency: Currency;
  /** Units of 10⁻¹⁸ of the currency. */
  readonly price: bigint;
  /** Pieces left, or null without a limit. */
  readonly stock: number | null;
}

export interface MachineProduct extends Sold {
  readonly kind: "machine";
  readonly th: number;
  readonly wPerTh: number;
  readonly days: number;
}

export interface BoostProduct extends Sold {
  readonly kind: "boost";
  readonly percent: number;
  readonly hours: number;
}

export type CatalogueProduct = MachineProduct | BoostProduct;

interface ProductRow {
  id: string;
  kind: "machine" | "boost";
  name: string;
  is_for_sale: number;
  th: number | null;
  w_per_th: number | null;
  days: number | null;
  percent: number | null;
  hours: number | null;
  currency: Currency;
  price: string;
  stock: number | null;
}

function fromRow(row: ProductRow): CatalogueProduct {
  const sold = {
    id: row.id,
    name: row.name,
    isForSale: row.is_for_sale === 1,
    currency: row.currency,
    price: BigInt(row.price),
    stock: row.stock,
  };
  if (row.kind === "boost") {
    return { ...sold, kind: "boost", percent: row.percent ?? 0, hours: row.hours ?? 0 };
  }
  const { th, w_per_th: wPerTh, days } = row;
  return { ...sold, kind: "machine", th: th ?? 0, wPerTh: wPerTh ?? 0, days: days ?? 0 };
}

export function findProduct(database: Database, id: string): CatalogueProduct | undefined {
  const row = database.get<ProductRow>("SELECT * FROM product WHERE id = ?", id);
  return row && fromRow(row);
}

/** What is for sale, in the order of the catalogue; sold out products too. */
export function listForSale(database: Database): CatalogueProduct[] {
  return database
    .all<ProductRow>("SELECT * FROM product WHERE is_for_sale = 1 ORDER BY rank")
    .map(fromRow);
}

/** Volume points of one piece: a point for each whole USDT of a machine's price, none for boosts. */
export function volumePoints({ kind, price }: CatalogueProduct): number {
  return kind === "machine" ? Number(price / UNITS_PER_ONE) : 0;
}

/** Takes pieces out of stock. The caller has checked that there are enough. */
export function takeFromStock(database: Database, id: string, qty: number): void {
  database.run("UPDATE product SET stock = stock - ? WHERE id = ?", qty, id);
}

/** Sets price or stock of a product; what is absent stays. `stock: null` lifts the limit. */
export function changeProduct(
  database: Database,
  id: string,
  {
    price,
    stock,
  }: { readonly price?: bigint | undefined; readonly stock?: number | null | undefined },
): void {
  if (price !== undefined) {
    database.run("UPDATE product SET price = ? WHERE id = ?", String(price), id);
  }
  if (stock !== undefined) database.run("UPDATE product SET stock = ? WHERE id = ?", stock, id);
}
