import type { Database } from "../database/database.ts";
import type { JobDefinition } from "./scheduler.ts";

export const DAY_MS = 86_400_000;

/** The start of the UTC day after the given moment. */
export function nextMidnight(at: number): number {
  return (Math.floor(at / DAY_MS) + 1) * DAY_MS;
}

/** Closes each UTC day at 00:00: records it once and drops idempotency records of past days. */
export function dayCloseJob(database: Database): JobDefinition {
  return {
    name: "day.close",
    firstDueAt: nextMidnight,
    run({ dueAt }) {
      const day = new Date(dueAt - DAY_MS).toISOString().slice(0, 10);
      database.run(
        "INSERT INTO day_close (day, closed_at, members) SELECT ?, ?, count(*) FROM member",
        day,
        dueAt,
      );
      database.run("DELETE FROM idempotency WHERE at < ?", Date.now() - DAY_MS);
      return nextMidnight(dueAt);
    },
  };
}
