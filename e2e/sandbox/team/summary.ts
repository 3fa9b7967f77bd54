import type { z } from "zod";
import type { legSchema, teamEndpoints } from "../../../lib/contract/team/team.ts";
import { fromUnits } from "../../../lib/money/decimal.ts";
import type { Leg } from "../account/member.ts";
import { toInstant } from "../clock.ts";
import type { Database } from "../database/database.ts";
import { nextMidnight } from "../jobs/day-close.ts";
import { activeSince } from "./activity.ts";
import { pointText } from "./points.ts";
import { carried, pointsSince } from "./volume.ts";

interface Count {
  readonly members: number;
  readonly active: number;
}

interface Volumes {
  left_volume: number;
  right_volume: number;
  open_left: number;
  open_right: number;
  placement_preference: Leg | "auto";
  holds_newcomers: number;
}

const LEVELS = `
  WITH RECURSIVE downline(id, level, last_active_at) AS (
    SELECT id, 1, last_active_at FROM member WHERE sponsor_id = ?
    UNION ALL
    SELECT m.id, d.level + 1, m.last_active_at FROM downline d JOIN member m ON m.sponsor_id = d.id
  )
  SELECT level, count(*) AS members, count(*) FILTER (WHERE last_active_at > ?) AS active
  FROM downline GROUP BY level ORDER BY level`;

const LEGS = `
  WITH RECURSIVE downline(id, position, last_active_at) AS (
    SELECT id, position, last_active_at FROM member WHERE parent_id = ?
    UNION ALL
    SELECT m.id, d.position, m.last_active_at FROM downline d JOIN member m ON m.parent_id = d.id
  )
  SELECT position, count(*) AS members, count(*) FILTER (WHERE last_active_at > ?) AS active
  FROM downline GROUP BY position`;

function legView(
  side: Leg,
  counts: ReadonlyMap<Leg, Count>,
  volumes: Volumes | undefined,
  today: Readonly<Record<Leg, number>>,
): z.input<typeof legSchema> {
  const { members, active } = counts.get(side) ?? { members: 0, active: 0 };
  return {
    count: members,
    active,
    volume: pointText(volumes?.[`${side}_volume`] ?? 0),
    carry: pointText(carried(volumes?.[`open_${side}`] ?? 0, today[side])),
    today: pointText(today[side]),
  };
}

/** What a member was paid for purchases of the downline, in USDT: this UTC month, and ever. */
function commissionTotals(database: Database, memberId: number, now: number) {
  const date = new Date(now);
  const monthStart = Date.UTC(date.getUTCFullYear(), date.getUTCMonth());
  const rows = database.all<{ amount: string; at: number }>(
    "SELECT amount, at FROM commission WHERE receiver_id = ? AND journal_id IS NOT NULL",
    memberId,
  );
  let [month, total] = [0n, 0n];
  for (const { amount, at } of rows) {
    total += BigInt(amount);
    if (at >= monthStart) month += BigInt(amount);
  }
  return { month: fromUnits(month), total: fromUnits(total) };
}

/**
 * A member's team in figures: levels by sponsorship, legs by placement. The weak
 * leg has the smaller open volume, so it decides what the next settlement matches; equal ones have none.
 */
export function teamSummary(
  database: Database,
  memberId: number,
  now: number,
): z.input<typeof teamEndpoints.summary.response> {
  const since = activeSince(now);
  const levels = database.all<Count>(LEVELS, memberId, since);
  const legs = new Map(
    database
      .all<Count & { position: Leg }>(LEGS, memberId, since)
      .map(({ position, ...count }) => [position, count]),
  );
  const volumes = database.get<Volumes>(
    "SELECT left_volume, right_volume, open_left, open_right, placement_preference, holds_newcomers FROM member WHERE id = ?",
    memberId,
  );
  const today = pointsSince(database, memberId, now);
  const { open_left = 0, open_right = 0 } = volumes ?? {};
  const weaker = open_right < open_left ? "right" : "left";
  return {
    directs: levels[0]?.members ?? 0,
    activeDirects: levels[0]?.active ?? 0,
    teamSize: levels.reduce((sum, { members }) => sum + members, 0),
    byLevel: levels.map(({ members }) => members),
    left: legView("left", legs, volumes, today),
    right: legView("right", legs, volumes, today),
    commission: commissionTotals(database, memberId, now),
    nextSettlementAt: toInstant(nextMidnight(now)),
    weakLeg: open_left === open_right ? null : weaker,
    placement: volumes?.holds_newcomers ? "hold" : (volumes?.placement_preference ?? "auto"),
    serverTime: toInstant(now),
  };
}
