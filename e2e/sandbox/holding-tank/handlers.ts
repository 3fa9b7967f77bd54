import type { z } from "zod";
import type { holdingTankEndpoints } from "../../../lib/contract/team/holding-tank.ts";
import { maskName } from "../account/mask.ts";
import { toInstant } from "../clock.ts";
import type { Database } from "../database/database.ts";
import type { ServiceHandlers } from "../http/context.ts";
import { teamStatus } from "../team/activity.ts";
import { pointText } from "../team/points.ts";
import { placeWaiting } from "./holding-tank.ts";

const MAX_LISTED = 100;

interface Row {
  username: string;
  full_name: string;
  email_verified: number;
  is_valid: number;
  last_active_at: number | null;
  closed_at: number | null;
  joined_at: number;
  due_at: number;
  points: number;
}

const WAITING =
  "FROM holding_tank h JOIN member m ON m.id = h.member_id WHERE h.sponsor_id = ? AND h.placed_at IS NULL";

function waitingList(
  database: Database,
  sponsorId: number,
  now: number,
): z.input<typeof holdingTankEndpoints.waiting.response> {
  const rows = database.all<Row>(
    `SELECT m.username, m.full_name, m.email_verified, m.is_valid, m.last_active_at, m.closed_at, m.joined_at, h.due_at,
       m.personal_volume + m.left_volume + m.right_volume AS points
     ${WAITING} ORDER BY h.due_at, m.id LIMIT ?`,
    sponsorId,
    MAX_LISTED,
  );
  const { total = 0 } =
    database.get<{ total: number }>(`SELECT count(*) AS total ${WAITING}`, sponsorId) ?? {};
  return {
    items: rows.map((row) => ({
      username: row.username,
      fullName: maskName(row.full_name),
      status: teamStatus(row, now),
      joinedAt: toInstant(row.joined_at),
      dueAt: toInstant(row.due_at),
      points: pointText(row.points),
    })),
    total,
    serverTime: toInstant(now),
  };
}

export const holdingTankHandlers: ServiceHandlers<"holdingTank"> = {
  waiting: ({ sandbox: { database, clock }, member }) =>
    waitingList(database, member.id, clock.now()),

  place({ sandbox: { database, clock }, member, write }, { params, body }) {
    return write(() => {
      const { points, ...placed } = placeWaiting(
        database,
        member,
        params.username,
        body,
        clock.now(),
      );
      return { ...placed, points: pointText(points) };
    });
  },
};
