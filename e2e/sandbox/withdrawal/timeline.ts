import { toInstant } from "../clock.ts";
import type { Database } from "../database/database.ts";

/** The steps of a withdrawal, oldest first. */
export function readTimeline(database: Database, id: number) {
  return database
    .all<{ status: string; at: number }>(
      "SELECT status, at FROM withdrawal_step WHERE withdrawal_id = ? ORDER BY rowid",
      id,
    )
    .map(({ status, at }) => ({ status, at: toInstant(at) }));
}
