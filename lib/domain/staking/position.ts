import type { z } from "zod";
import type { StakingPosition, stakingRewardSchema } from "../../contract/staking.ts";

/** A position as screens show it; null where the service says nothing. */
export interface PositionView {
  readonly id: string;
  readonly productId: string;
  readonly symbol: string | null;
  /** Null for a flexible one. */
  readonly days: number | null;
  readonly isLocked: boolean;
  readonly principal: string;
  readonly aprBps: number;
  readonly perDay: string | null;
  readonly startedAt: string;
  readonly accrualFrom: string | null;
  /** When the running term begins, where that is not when it began to accrue. */
  readonly termFrom: string | null;
  readonly maturesAt: string | null;
  readonly closedAt: string | null;
  /** Rewards that are still locked. */
  readonly accrued: string;
  /** Rewards that reached the balance. */
  readonly paid: string | null;
  readonly autoRenew: boolean;
  readonly status: StakingPosition["status"];
  /** What leaving a locked position now returns and forfeits; null for every other one. */
  readonly earlyExit: { readonly returned: string; readonly forfeited: string } | null;
}

/**
 * A position of the service. Without a preview of its own a locked one that is left early returns its
 * principal and forfeits what has accrued (R11.10).
 */
export function positionView(position: StakingPosition): PositionView {
  const { principal, accrued, status } = position;
  const isLocked = position.type ? position.type === "locked" : position.maturesAt != null;
  return {
    id: position.id,
    productId: position.productId,
    symbol: position.symbol ?? null,
    days: isLocked ? (position.days ?? null) : null,
    isLocked,
    principal,
    aprBps: position.aprBps,
    perDay: position.perDay ?? null,
    startedAt: position.startedAt,
    accrualFrom: position.accrualFrom ?? null,
    termFrom: position.termFrom ?? null,
    maturesAt: position.maturesAt ?? null,
    closedAt: position.closedAt ?? null,
    accrued,
    paid: position.paid ?? null,
    autoRenew: position.autoRenew ?? false,
    status,
    earlyExit:
      isLocked && status === "active"
        ? (position.earlyExit ?? { returned: principal, forfeited: accrued })
        : null,
  };
}

/** Where a closed position's principal went; null while it is open. */
export function positionEnd({
  status,
  autoRenew,
}: Pick<PositionView, "status" | "autoRenew">):
  | "renewed"
  | "returned"
  | "redeemed"
  | "left"
  | null {
  switch (status) {
    case "active":
      return null;
    case "matured":
      return autoRenew ? "renewed" : "returned";
    case "redeemed":
      return "redeemed";
    case "redeemed_early":
      return "left";
  }
}

export type StakingReward = z.output<typeof stakingRewardSchema>;

/** The latest reward of each position, by its id; `rewards` are the latest first. */
export function latestRewards(
  rewards: readonly StakingReward[],
): ReadonlyMap<string, StakingReward> {
  return new Map(rewards.toReversed().map((reward) => [reward.positionId, reward]));
}
