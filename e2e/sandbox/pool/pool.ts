import type { Database } from "../database/database.ts";
import type { JobDefinition } from "../jobs/scheduler.ts";
import { postJournal } from "../ledger/journal.ts";
import { notify } from "../notification/notify.ts";
import { machineSales } from "../settlement/machine-sales.ts";
import { dayOf } from "../team/points.ts";
import { amountOf, say } from "../texts/say.ts";

/** Of all sales of machines in a UTC month. */
export const POOL_BPS = 200;
const WHOLE_BPS = 10_000n;

/** The start of the UTC month of a moment, or of one so many months later. */
export function monthStart(at: number, later = 0): number {
  const date = new Date(at);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + later);
}

interface Points {
  memberId: number;
  points: number;
}

// A closed account leaves its points behind.
function pointsOf(database: Database, month: number): Points[] {
  return database.all<Points>(
    `SELECT s.member_id AS memberId, sum(s.matched) AS points
     FROM settlement s JOIN member m ON m.id = s.member_id
     WHERE s.day >= ? AND s.day < ? AND s.matched > 0 AND m.closed_at IS NULL
     GROUP BY s.member_id ORDER BY s.member_id`,
    dayOf(month),
    dayOf(monthStart(month, 1)),
  );
}

/** A month's pool as far as it is known at a moment; amounts are units of 10⁻¹⁸ USDT. */
export function poolOf(database: Database, month: number, until: number) {
  const sales = machineSales(database, month, until);
  const row = database.get<{ carried_out: string }>(
    "SELECT carried_out FROM pool_month WHERE month < ? ORDER BY month DESC LIMIT 1",
    dayOf(month),
  );
  const carried = BigInt(row?.carried_out ?? 0);
  const all = pointsOf(database, month);
  return {
    ...{ sales, carried, all },
    size: carried + (sales * BigInt(POOL_BPS)) / WHOLE_BPS,
    allPoints: all.reduce((sum, { points }) => sum + points, 0),
  };
}

/** A part of the pool, rounded down, so that all parts together never exceed it. */
export function partOf(size: bigint, points: number, allPoints: number): bigint {
  return allPoints === 0 ? 0n : (size * BigInt(points)) / BigInt(allPoints);
}

/**
 * Shares out the pool of the UTC month that ends at a moment; what is left goes into the next one. Belongs into a
 * transaction; a month can be shared out once. Gives what was paid.
 */
export function shareOutMonth(database: Database, end: number) {
  const month = monthStart(end, -1);
  const name = dayOf(month);
  const { sales, carried, all, size, allPoints } = poolOf(database, month, end);
  const shares = all.map((one) => ({ ...one, units: partOf(size, one.points, allPoints) }));
  const paid = shares.reduce((sum, { units }) => sum + units, 0n);
  database.run(
    "INSERT INTO pool_month (month, paid_at, sales, carried_in, size, points, paid, carried_out) VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
    name,
    end,
    String(sales),
    String(carried),
    String(size),
    allPoints,
    String(paid),
    String(size - paid),
  );
  for (const { memberId, points, units } of shares) {
    const journalId =
      units === 0n
        ? null
        : postJournal(database, {
            kind: "pool_share",
            ref: `pool:${name}`,
            at: end,
            entries: [
              { account: "treasury", currency: "USDT", units: -units },
              { account: { memberId, bucket: "available" }, currency: "USDT", units },
            ],
          });
    database.run(
      "INSERT INTO pool_share (member_id, month, points, amount, journal_id) VALUES (?, ?, ?, ?, ?)",
      memberId,
      name,
      points,
      String(units),
      journalId,
    );
  }
  return shares.filter(({ units }) => units > 0n);
}

/** Shares out the pool on the first of each month at 00:00 UTC, after the last day has been settled. */
export function poolJob(database: Database): JobDefinition {
  return {
    name: "team.pool",
    firstDueAt: (now) => monthStart(now, 1),
    run({ dueAt }) {
      for (const { memberId, units } of shareOutMonth(database, dueAt)) {
        notify(database, memberId, {
          kind: "earning",
          title: "Your share of the pool has been paid",
          body: say("{amount} is in your wallet.", { amount: amountOf(units, "USDT") }),
          link: "/team?tab=sharing",
          at: dueAt,
        });
      }
      return monthStart(dueAt, 1);
    },
  };
}
