import type { z } from "zod";
import type { stakingProductSchema } from "../../../lib/contract/staking.ts";
import { fromUnits } from "../../../lib/money/decimal.ts";
import type { Database } from "../database/database.ts";
import { DAY_MS } from "../jobs/day-close.ts";

/** An offer; amounts are units of 10⁻¹⁸ MERLIN, `days` is null for the flexible one. */
export interface StakeProduct {
  readonly id: string;
  readonly days: number | null;
  readonly aprBps: number;
  readonly minimum: bigint;
  readonly maximum: bigint;
  readonly quota: bigint;
  readonly used: bigint;
  readonly canAdd: boolean;
  /** Of a locked position before its maturity. */
  readonly canRedeemPart: boolean;
  /** Ids of the products in which a position may go on. */
  readonly extendTo: readonly string[];
}

interface ProductRow {
  id: string;
  days: number | null;
  apr_bps: number;
  minimum: string;
  maximum: string;
  quota: string;
  used: string;
  can_add: number;
  can_redeem_part: number;
  extend_to: string;
}

function fromRow(row: ProductRow): StakeProduct {
  return {
    id: row.id,
    days: row.days,
    aprBps: row.apr_bps,
    minimum: BigInt(row.minimum),
    maximum: BigInt(row.maximum),
    quota: BigInt(row.quota),
    used: BigInt(row.used),
    canAdd: row.can_add === 1,
    canRedeemPart: row.can_redeem_part === 1,
    extendTo: row.extend_to.split(" ").filter(Boolean),
  };
}

/** What can be left of the quota: never below zero, should it have been lowered. */
export function quotaLeft({ quota, used }: StakeProduct): bigint {
  return quota > used ? quota - used : 0n;
}

/** The offers, the flexible one first, then by their days. */
export function listStakeProducts(database: Database): StakeProduct[] {
  return database.all<ProductRow>("SELECT * FROM stake_product ORDER BY days").map(fromRow);
}

export function findStakeProduct(database: Database, id: string): StakeProduct | undefined {
  const row = database.get<ProductRow>("SELECT * FROM stake_product WHERE id = ?", id);
  return row && fromRow(row);
}

/** The product of a position, which is always one of ours. */
export function stakeProductOf(
  database: Database,
  { product_id }: { readonly product_id: string },
): StakeProduct {
  const product = findStakeProduct(database, product_id);
  if (!product) throw new Error(`There is no staking product ${product_id}`);
  return product;
}

/** When a term that begins at a midnight ends; null without one. */
export function maturityOf({ days }: StakeProduct, termFrom: number): number | null {
  return days === null ? null : termFrom + days * DAY_MS;
}

/** Takes a part of a product's quota, or gives it back when negative. */
export function takeQuota(database: Database, id: string, units: bigint): void {
  const used = (findStakeProduct(database, id)?.used ?? 0n) + units;
  database.run("UPDATE stake_product SET used = ? WHERE id = ?", String(used), id);
}

/** One full day's reward, rounded down (R11.10). */
export function dailyReward(principal: bigint, aprBps: number): bigint {
  return (principal * BigInt(aprBps)) / 10_000n / 365n;
}

/** An offer as members see it. */
export function stakeProductView(product: StakeProduct): z.input<typeof stakingProductSchema> {
  const left = quotaLeft(product);
  return {
    id: product.id,
    symbol: "MERLIN",
    type: product.days === null ? "flexible" : "locked",
    days: product.days,
    aprBps: product.aprBps,
    min: fromUnits(product.minimum),
    max: fromUnits(product.maximum),
    quotaTotal: fromUnits(product.quota),
    quotaLeft: fromUnits(left),
    status: left < product.minimum ? "full" : "open",
    changes: {
      add: product.canAdd,
      redeemPart: product.canRedeemPart,
      extendTo: [...product.extendTo],
    },
  };
}
