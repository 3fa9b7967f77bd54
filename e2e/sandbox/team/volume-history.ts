import type { z } from "zod";
import type { VOLUME_INTERVALS, volumeEndpoints } from "../../../lib/contract/team/volumes.ts";
import type { Database } from "../database/database.ts";
import type { ServiceHandlers } from "../http/context.ts";
import { DAY_MS } from "../jobs/day-close.ts";
import { WEEK_MS, weekStart } from "../jobs/week.ts";
import { dayOf, pointText } from "./points.ts";

type Interval = (typeof VOLUME_INTERVALS)[number];

const COUNTS: Readonly<Record<Interval, number>> = { day: 30, week: 26, month: 12 };

/** First UTC days of the intervals, the running one last. */
function startsOf(by: Interval, now: number): string[] {
  const date = new Date(now);
  const at: Readonly<Record<Interval, (ago: number) => number>> = {
    day: (ago) => now - ago * DAY_MS,
    week: (ago) => weekStart(now) - ago * WEEK_MS,
    month: (ago) => Date.UTC(date.getUTCFullYear(), date.getUTCMonth() - ago),
  };
  return Array.from({ length: COUNTS[by] }, (_, index) => dayOf(at[by](COUNTS[by] - 1 - index)));
}

/** What came into a member's legs by interval; each day's points stand in exactly one of them. */
function volumesOf(
  database: Database,
  memberId: number,
  by: Interval,
  now: number,
): z.input<typeof volumeEndpoints.volumes.response> {
  const points = startsOf(by, now).map((from) => ({ from, left: 0, right: 0 }));
  const rows = database.all<{ day: string; left: number; right: number }>(
    "SELECT day, left_points AS left, right_points AS right FROM leg_day WHERE member_id = ? AND day >= ? AND day <= ?",
    memberId,
    points[0]?.from ?? "",
    dayOf(now),
  );
  const total = { left: 0, right: 0 };
  for (const { day, left, right } of rows) {
    const point = points.findLast(({ from }) => from <= day);
    if (!point) continue;
    point.left += left;
    point.right += right;
    total.left += left;
    total.right += right;
  }
  const texts = ({ left, right }: typeof total) => ({
    left: pointText(left),
    right: pointText(right),
  });
  return {
    points: points.map(({ from, ...legs }) => ({ from, ...texts(legs) })),
    total: texts(total),
  };
}

export const volumeHandlers: ServiceHandlers<"volume"> = {
  volumes: ({ sandbox: { database, clock }, member }, { query }) =>
    volumesOf(database, member.id, query.by ?? "day", clock.now()),
};
