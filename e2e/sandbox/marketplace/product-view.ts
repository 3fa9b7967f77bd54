import type { z } from "zod";
import type { marketplaceEndpoints, productSchema } from "../../../lib/contract/marketplace.ts";
import { compareAmounts, fromUnits } from "../../../lib/money/decimal.ts";
import { UNITS_PER_ONE } from "../../../lib/money/units.ts";
import type { Database } from "../database/database.ts";
import { DAY_MS } from "../jobs/day-close.ts";
import { type CatalogueProduct, listForSale, volumePoints } from "../machine/products.ts";
import { earn } from "../mining/earnings.ts";
import { networkRate } from "../mining/facts.ts";
import { priceUnits, readPrices } from "../price/current-price.ts";

const PREVIEWED = 4;

type ProductView = z.input<typeof productSchema>;
type Query = z.output<typeof marketplaceEndpoints.products.query>;

/** What the estimates rest on: the rate of the network and the price of an mBTC, in units of 10⁻¹⁸. */
interface Basis {
  readonly perThDay: bigint;
  readonly mbtcPrice: bigint;
}

function readBasis(database: Database, now: number): Basis {
  const mbtcPrice = priceUnits(readPrices(database), "mBTC");
  return { perThDay: networkRate(database, now), mbtcPrice };
}

/** Net of a full day without bonuses, and the days until it has brought in the price, rounded up. */
function estimate(th: number, price: bigint, { perThDay, mbtcPrice }: Basis) {
  const bonus = { teamBps: 0, streakBps: 0, boostBps: 0 };
  const { gross, fee } = earn(th, perThDay, bonus, DAY_MS);
  const net = gross - fee;
  const income = net * mbtcPrice;
  const days = income > 0n ? (price * UNITS_PER_ONE + income - 1n) / income : null;
  return { estNetPerDay: fromUnits(net), estBreakEvenDays: days === null ? null : Number(days) };
}

function view(product: CatalogueProduct, basis: Basis): ProductView {
  const sold = {
    id: product.id,
    kind: product.kind,
    name: product.name,
    price: { symbol: product.currency, amount: fromUnits(product.price) },
    stock: product.stock,
    volumePoints: volumePoints(product),
    image: { completedUrl: null },
  };
  if (product.kind === "boost") {
    return { ...sold, boostPercent: product.percent, hours: product.hours };
  }
  return {
    ...sold,
    th: String(product.th),
    wPerTh: String(product.wPerTh),
    days: product.days,
    ...estimate(product.th, product.price, basis),
  };
}

const COMPARE: Readonly<Record<string, (a: ProductView, b: ProductView) => number>> = {
  price: (a, b) => compareAmounts(String(a.price.amount), String(b.price.amount)),
  th: (a, b) => Number(a.th ?? 0) - Number(b.th ?? 0),
  breakEven: (a, b) =>
    (a.estBreakEvenDays ?? Number.MAX_SAFE_INTEGER) -
    (b.estBreakEvenDays ?? Number.MAX_SAFE_INTEGER),
};

/** What is for sale, with estimates at today's rate and price; machines come before boosts. */
export function listProducts(database: Database, { kind, sort }: Query, now: number) {
  const basis = readBasis(database, now);
  const products = listForSale(database)
    .filter((product) => !kind || product.kind === kind)
    .map((product) => view(product, basis));
  const compare = sort && COMPARE[sort.replace("-", "")];
  if (!compare) return products;
  const direction = sort.startsWith("-") ? -1 : 1;
  return products.sort((a, b) => b.kind.localeCompare(a.kind) || direction * compare(a, b));
}

/** The first machines of the catalogue, for visitors. */
export function previewProducts(database: Database, now: number): ProductView[] {
  return listProducts(database, { kind: "machine" }, now).slice(0, PREVIEWED);
}
