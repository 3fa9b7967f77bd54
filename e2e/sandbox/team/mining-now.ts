import { toInstant } from "../clock.ts";
import type { Database } from "../database/database.ts";

interface One {
  readonly id: number;
}

/** Which of the members have a session that runs. */
export function minersNow(
  database: Database,
  members: readonly One[],
  now: number,
): ReadonlySet<number> {
  const rows = database.all<One>(
    `SELECT DISTINCT member_id AS id FROM mining_session
     WHERE started_at <= ?1 AND ends_at > ?1 AND member_id IN (SELECT value FROM json_each(?2))`,
    now,
    JSON.stringify(members.map(({ id }) => id)),
  );
  return new Set(rows.map(({ id }) => id));
}

export function miningCount(database: Database, members: readonly One[], now: number) {
  return { count: minersNow(database, members, now).size, asOf: toInstant(now) };
}
