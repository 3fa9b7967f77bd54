import type { Database } from "../database/database.ts";

/** Pauses all that runs by itself for a member, until the member resumes it. Belongs into the transaction of a freeze. */
export function pauseAutomatic(database: Database, memberId: number): void {
  database.run(
    "UPDATE plan SET state = 'paused', paused_because = 'freeze', next_run_at = NULL WHERE member_id = ? AND state = 'active'",
    memberId,
  );
  database.run(
    "UPDATE mining_automation SET paused_because = 'freeze', next_run_at = NULL WHERE member_id = ? AND paused_because IS NULL",
    memberId,
  );
}

/** Ends all that runs by itself, with the account. */
export function endAutomatic(database: Database, memberId: number): void {
  database.run(
    "UPDATE plan SET state = 'ended', paused_because = NULL, next_run_at = NULL WHERE member_id = ?",
    memberId,
  );
  for (const table of ["mining_automation", "automation_run"]) {
    database.run(`DELETE FROM ${table} WHERE member_id = ?`, memberId);
  }
}
