import type { z } from "zod";
import type { poolEndpoints } from "../../../lib/contract/team/pool.ts";
import { fromUnits } from "../../../lib/money/decimal.ts";
import { toInstant } from "../clock.ts";
import type { Database } from "../database/database.ts";
import type { ServiceHandlers } from "../http/context.ts";
import { dayOf, pointText } from "../team/points.ts";
import { monthStart, POOL_BPS, partOf, poolOf } from "./pool.ts";

const LISTED = 12;

interface PayoutRow {
  month: string;
  size: string;
  points: number;
  all_points: number;
  amount: string;
  paid_at: number;
  transaction_id: number | null;
}

function payoutsOf(database: Database, memberId: number) {
  return database
    .all<PayoutRow>(
      `SELECT p.month, p.size, s.points, p.points AS all_points, s.amount, p.paid_at,
         (SELECT l.id FROM ledger_line l WHERE l.journal_id = s.journal_id AND l.member_id = s.member_id) AS transaction_id
       FROM pool_share s JOIN pool_month p ON p.month = s.month
       WHERE s.member_id = ? ORDER BY p.month DESC LIMIT ?`,
      memberId,
      LISTED,
    )
    .map((row) => ({
      month: row.month,
      size: fromUnits(BigInt(row.size)),
      points: pointText(row.points),
      allPoints: pointText(row.all_points),
      amount: fromUnits(BigInt(row.amount)),
      paidAt: toInstant(row.paid_at),
      transactionId: row.transaction_id === null ? null : String(row.transaction_id),
    }));
}

function poolView(
  database: Database,
  memberId: number,
  now: number,
): z.input<typeof poolEndpoints.pool.response> {
  const month = monthStart(now);
  const { carried, all, size, allPoints } = poolOf(database, month, now + 1);
  const points = all.find((one) => one.memberId === memberId)?.points ?? 0;
  return {
    month: dayOf(month),
    endsAt: toInstant(monthStart(now, 1)),
    asOf: toInstant(now),
    shareBps: POOL_BPS,
    size: fromUnits(size),
    carried: fromUnits(carried),
    points: pointText(points),
    allPoints: pointText(allPoints),
    expected: fromUnits(partOf(size, points, allPoints)),
    payouts: payoutsOf(database, memberId),
  };
}

export const poolHandlers: ServiceHandlers<"pool"> = {
  pool: ({ sandbox: { database, clock }, member }) => poolView(database, member.id, clock.now()),
};
