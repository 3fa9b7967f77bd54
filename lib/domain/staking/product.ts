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
}

/** An offer of the service; one that says nothing about its state is open. */
export function stakingProduct(product: z.output<typeof stakingProductSchema>): StakingProduct {
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
  };
}
