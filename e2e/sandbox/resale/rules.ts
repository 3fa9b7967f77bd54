import { toUnits } from "../../../lib/money/decimal.ts";
import { UNITS_PER_ONE } from "../../../lib/money/units.ts";
import type { Database } from "../database/database.ts";
import { DAY_MS } from "../jobs/day-close.ts";
import type { Currency } from "../ledger/accounts.ts";
import { type MachineRow, specOf } from "../machine/machine.ts";
import { findProduct, type MachineProduct } from "../machine/products.ts";
import { renewalPrice } from "../machine/worth.ts";

/** Of the price, from the seller. */
export const RESALE_FEE_BPS = 300;
/** Full days that a machine's term must have left while it is offered. */
export const RESALE_MIN_DAYS = 7;
export const RESALE_MAX_LISTINGS = 10;
export const RESALE_CURRENCY: Currency = "USDT";

const WHOLE_BPS = 10_000n;
const CENT = UNITS_PER_ONE / 100n;
const MIN_PRICE = toUnits("1");
/** The dearest price, in prices of a new machine. */
const MAX_TIMES = 2n;

/** The seller's fee, exact: prices are whole cents. */
export function resaleFee(price: bigint): bigint {
  return (price * BigInt(RESALE_FEE_BPS)) / WHOLE_BPS;
}

/** When an offer of a machine ends by itself. */
export function closesAt(machineEndsAt: number): number {
  return machineEndsAt - RESALE_MIN_DAYS * DAY_MS;
}

/** The model of a machine, where it is one that is sold. */
export function soldModel(database: Database, machine: MachineRow): MachineProduct | undefined {
  const product = findProduct(database, machine.product_id);
  const isSold = product?.kind === "machine" && product.isForSale;
  return isSold && product.currency === RESALE_CURRENCY ? product : undefined;
}

/** What a new machine of a machine's power and efficiency costs, and within which prices it may be offered. */
export function priceBounds(machine: MachineRow, model: MachineProduct) {
  const newPrice = renewalPrice(specOf(machine), model);
  return { newPrice, min: MIN_PRICE, max: newPrice * MAX_TIMES };
}

/** Whether a price is in whole cents. */
export function isWholeCents(price: bigint): boolean {
  return price % CENT === 0n;
}
