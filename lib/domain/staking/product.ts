import type { z } from "zod";
import type { stakingProductSchema } from "../../contract/staking.ts";

/** An offer as screens show it: plain decimals, null where the service sets no limit. */
export interface StakingProduct {
  readonly id: string;
  readonly symbol: string;
  /** Null for a flexible one. */
  readonly days: number | null;
  readonly aprBps: number;
  readonly minimum: string | null;
  /** Of one subscription. */
  readonly maximum: string | null;
  readonly quotaTotal: string | null;
  readonly quotaLeft: string | null;
  readonly status: "open" | "full" | "closed";
  /** Whether its positions take additions. */
  readonly canAdd: boolean;
  /** Whether a part of a locked position can be redeemed before its maturity. */
  readonly canRedeemPart: boolean;
  /** Ids of the products in which its positions can go on. */
  readonly extendTo: readonly string[];
}

/**
 * An offer of the service; one that says nothing about its state is open.
 * @param offersChanges whether the service changes running positions at all
 */
export function stakingProduct(
  product: z.output<typeof stakingProductSchema>,
  offersChanges: boolean,
): StakingProduct {
  const changes = offersChanges ? product.changes : null;
  return {
    id: product.id,
    symbol: product.symbol,
    days: product.type === "locked" ? (product.days ?? null) : null,
    aprBps: product.aprBps,
    minimum: product.min ?? null,
    maximum: product.max ?? null,
    quotaTotal: product.quotaTotal ?? null,
    quotaLeft: product.quotaLeft ?? null,
    status: product.status ?? "open",
    canAdd: changes?.add ?? false,
    canRedeemPart: changes?.redeemPart ?? false,
    extendTo: changes?.extendTo ?? [],
  };
}
