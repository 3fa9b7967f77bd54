import type { z } from "zod";
import type { STAKING_STATUSES, stakingPositionSchema } from "../../../lib/contract/staking.ts";
import { fromUnits } from "../../../lib/money/decimal.ts";
import { toInstant } from "../clock.ts";
import type { Database } from "../database/database.ts";
import { dailyReward } from "./products.ts";

/** A position; times are business time, amounts units of 10⁻¹⁸ MERLIN as text. */
export interface PositionRow {
  readonly id: number;
  readonly member_id: number;
  readonly product_id: string;
  readonly principal: string;
  readonly apr_bps: number;
  readonly auto_renew: number;
  readonly started_at: number;
  readonly accrual_from: number;
  /** When the running term begins, where it is not `accrual_from`. */
  readonly term_from: number | null;
  /** Null for a flexible position. */
  readonly matures_at: number | null;
  readonly closed_at: number | null;
  /** Rewards that are still locked. */
  readonly accrued: string;
  /** Rewards that reached the balance. */
  readonly paid: string;
  readonly status: (typeof STAKING_STATUSES)[number];
}

const DAY_MS = 86_400_000;

/** A position of a member, or undefined for an unknown one and another's. */
export function findPosition(
  database: Database,
  memberId: number,
  id: number,
): PositionRow | undefined {
  return database.get<PositionRow>(
    "SELECT * FROM stake_position WHERE id = ? AND member_id = ?",
    id,
    memberId,
  );
}

export function positionView(row: PositionRow): z.input<typeof stakingPositionSchema> {
  const { principal, accrued, matures_at, closed_at, term_from } = row;
  const isActive = row.status === "active";
  const isLocked = matures_at !== null;
  return {
    id: String(row.id),
    productId: row.product_id,
    symbol: "MERLIN",
    type: isLocked ? "locked" : "flexible",
    days: isLocked ? (matures_at - (term_from ?? row.accrual_from)) / DAY_MS : null,
    principal: fromUnits(BigInt(principal)),
    aprBps: row.apr_bps,
    perDay: fromUnits(isActive ? dailyReward(BigInt(principal), row.apr_bps) : 0n),
    startedAt: toInstant(row.started_at),
    accrualFrom: toInstant(row.accrual_from),
    termFrom: term_from === null ? null : toInstant(term_from),
    maturesAt: isLocked ? toInstant(matures_at) : null,
    closedAt: closed_at === null ? null : toInstant(closed_at),
    accrued: fromUnits(BigInt(accrued)),
    paid: fromUnits(BigInt(row.paid)),
    autoRenew: row.auto_renew === 1,
    status: row.status,
    earlyExit:
      isActive && isLocked
        ? { returned: fromUnits(BigInt(principal)), forfeited: fromUnits(BigInt(accrued)) }
        : null,
  };
}
