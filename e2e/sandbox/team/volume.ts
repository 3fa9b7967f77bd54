import type { Database } from "../database/database.ts";
import { dayOf } from "./points.ts";

const ANCESTORS = `
  WITH RECURSIVE up(id, parent_id, position) AS (
    SELECT id, parent_id, position FROM member WHERE id = ?
    UNION ALL
    SELECT m.id, m.parent_id, m.position FROM member m JOIN up ON m.id = up.parent_id
  )`;

const ADD = (side: "left" | "right") => `${ANCESTORS}
  UPDATE member SET ${side}_volume = ${side}_volume + ?, open_${side} = open_${side} + ?
  WHERE id IN (SELECT parent_id FROM up WHERE position = '${side}')`;

const ADD_TO_DAY = `${ANCESTORS}
  INSERT INTO leg_day (day, member_id, left_points, right_points)
  SELECT ?, parent_id, (position = 'left') * ?, (position = 'right') * ?
  FROM up WHERE parent_id IS NOT NULL
  ON CONFLICT (day, member_id) DO UPDATE SET
    left_points = left_points + excluded.left_points,
    right_points = right_points + excluded.right_points`;

/**
 * Adds volume points to the member's own volume, and to the leg of every placement ancestor that the
 * member stands in: for life, for the day, and for the next settlement (R11.16).
 * Belongs into the transaction of the purchase.
 */
export function addVolume(database: Database, memberId: number, points: number, at: number): void {
  if (points === 0) return;
  database.run(
    "UPDATE member SET personal_volume = personal_volume + ? WHERE id = ?",
    points,
    memberId,
  );
  flowUp(database, memberId, points, at);
}

/**
 * Adds points to the leg of every ancestor that the member stands in, on the day of a moment; a member without a seat has
 * none. Belongs into a transaction.
 */
export function flowUp(database: Database, memberId: number, points: number, at: number): void {
  if (points === 0) return;
  database.run(ADD("left"), memberId, points, points);
  database.run(ADD("right"), memberId, points, points);
  database.run(ADD_TO_DAY, memberId, dayOf(at), points, points);
}

interface DayPoints {
  left: number;
  right: number;
}

/** What came into a member's legs on the UTC days from the one of a moment on. */
export function pointsSince(database: Database, memberId: number, at: number): DayPoints {
  const row = database.get<DayPoints>(
    "SELECT coalesce(sum(left_points), 0) AS left, coalesce(sum(right_points), 0) AS right FROM leg_day WHERE day >= ? AND member_id = ?",
    dayOf(at),
    memberId,
  );
  return row ?? { left: 0, right: 0 };
}

/** What came in on the UTC day of a moment, by member; who has nothing is left out. */
export function pointsToday(
  database: Database,
  now: number,
): ReadonlyMap<number, Readonly<DayPoints>> {
  const rows = database.all<DayPoints & { member_id: number }>(
    "SELECT member_id, left_points AS left, right_points AS right FROM leg_day WHERE day = ?",
    dayOf(now),
  );
  return new Map(rows.map(({ member_id, left, right }) => [member_id, { left, right }]));
}

/** What of a leg's open volume the settlements before have left, the rest being of today. */
export function carried(open: number, today: number): number {
  return Math.max(0, open - today);
}
