import type { z } from "zod";
import type {
  stakingEndpoints,
  stakingRewardSchema,
  stakingSummarySchema,
} from "../../../lib/contract/staking.ts";
import { fromUnits } from "../../../lib/money/decimal.ts";
import { toInstant } from "../clock.ts";
import type { Database } from "../database/database.ts";
import { DEFAULT_PAGE_SIZE } from "../http/paging.ts";
import { DAY_MS, nextMidnight } from "../jobs/day-close.ts";
import { type PositionRow, positionView } from "./position.ts";
import { dailyReward } from "./products.ts";
import { termsOn } from "./terms.ts";

function sum(rows: readonly PositionRow[], units: (row: PositionRow) => bigint): bigint {
  return rows.reduce((total, row) => total + units(row), 0n);
}

/** Totals of a member's staking and the next daily reward. */
export function stakingSummary(
  database: Database,
  memberId: number,
  now: number,
): z.input<typeof stakingSummarySchema> {
  const all = database.all<PositionRow>(
    "SELECT * FROM stake_position WHERE member_id = ? ORDER BY id",
    memberId,
  );
  const active = all.filter(({ status }) => status === "active");
  const totals = (rows: readonly PositionRow[]) => ({
    staked: fromUnits(sum(rows, ({ principal }) => BigInt(principal))),
    accrued: fromUnits(sum(rows, ({ accrued }) => BigInt(accrued))),
  });
  const products = [...new Set(active.map(({ product_id }) => product_id))];
  const midnight = nextMidnight(now);
  const paying = active.filter(({ accrual_from }) => accrual_from <= midnight - DAY_MS);
  const firstPayout = Math.min(...active.map(({ accrual_from }) => accrual_from + DAY_MS));
  const nextAt = paying.length > 0 ? midnight : firstPayout;
  const next = sum(
    active.filter(({ accrual_from }) => accrual_from + DAY_MS <= nextAt),
    (position) => {
      const { principal, aprBps } = termsOn(database, position, nextAt - DAY_MS);
      return dailyReward(principal, aprBps);
    },
  );
  return {
    symbol: "MERLIN",
    ...totals(active),
    earnedTotal: fromUnits(sum(all, ({ paid }) => BigInt(paid))),
    byProduct: products.map((productId) => {
      const rows = active.filter(({ product_id }) => product_id === productId);
      return { productId, positions: rows.length, ...totals(rows) };
    }),
    nextPayoutAt: active.length === 0 ? null : toInstant(nextAt),
    nextPayout: active.length === 0 ? null : fromUnits(next),
    serverTime: toInstant(now),
  };
}

/** One page of a member's positions, newest first. */
export function listPositions(
  database: Database,
  memberId: number,
  query: z.output<typeof stakingEndpoints.positions.query>,
) {
  const { page = 1, pageSize = DEFAULT_PAGE_SIZE, status = null } = query;
  const where = "member_id = ? AND (? IS NULL OR status = ?)";
  const counted = database.get<{ total: number }>(
    `SELECT count(*) AS total FROM stake_position WHERE ${where}`,
    memberId,
    status,
    status,
  );
  const items = database
    .all<PositionRow>(
      `SELECT * FROM stake_position WHERE ${where} ORDER BY id DESC LIMIT ? OFFSET ?`,
      memberId,
      status,
      status,
      pageSize,
      (page - 1) * pageSize,
    )
    .map(positionView);
  return { items, page, pageSize, total: counted?.total ?? 0 };
}

interface RewardRow {
  position_id: number;
  product_id: string;
  day: string;
  amount: string;
  forfeited: string;
  status: z.output<typeof stakingRewardSchema>["status"];
}

/** One page of a member's daily rewards, newest first, of one position or all. */
export function listRewards(
  database: Database,
  memberId: number,
  query: z.output<typeof stakingEndpoints.rewards.query>,
) {
  const { page = 1, pageSize = DEFAULT_PAGE_SIZE, positionId = null } = query;
  const from = `FROM stake_reward r JOIN stake_position p ON p.id = r.position_id
    WHERE p.member_id = ? AND (? IS NULL OR p.id = ?)`;
  const bounds = [memberId, positionId, positionId] as const;
  const counted = database.get<{ total: number }>(`SELECT count(*) AS total ${from}`, ...bounds);
  const items = database
    .all<RewardRow>(
      `SELECT r.*, p.product_id ${from} ORDER BY r.day DESC, r.position_id DESC LIMIT ? OFFSET ?`,
      ...bounds,
      pageSize,
      (page - 1) * pageSize,
    )
    .map(({ position_id, product_id, day, amount, forfeited, status }) => ({
      positionId: String(position_id),
      productId: product_id,
      day,
      amount: fromUnits(BigInt(amount)),
      forfeited: fromUnits(BigInt(forfeited)),
      status,
    }));
  return { items, page, pageSize, total: counted?.total ?? 0 };
}
