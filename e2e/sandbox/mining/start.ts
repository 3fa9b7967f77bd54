import type { Database } from "../database/database.ts";
import { conflict } from "../http/refusal.ts";
import { enterJob } from "../jobs/scheduler.ts";
import { settle } from "./claim.ts";
import { SESSION_ENDED } from "./ended-job.ts";
import { readFacts } from "./facts.ts";
import { powersAt } from "./segments.ts";
import { newestSession, placeOf, SESSION_MS } from "./session.ts";
import { nextPlace } from "./streak.ts";

/**
 * Starts a session of a day; a finished one is claimed first. Belongs into a transaction.
 *
 * @returns whether something was credited
 * @throws Refusal 409 while a session runs, or without any power
 */
export function startSession(database: Database, memberId: number, now: number): boolean {
  const newest = newestSession(database, memberId);
  if (newest && now < newest.ends_at) throw conflict("A session is already running.");
  const facts = readFacts(database, memberId, { from: now, to: now });
  if (powersAt(facts, now).length === 0) {
    throw conflict("You have no active machine to mine with.");
  }
  const claimed = newest && settle(database, newest, now);
  const { inRow, daysOff } = nextPlace(placeOf(newest), now);
  const { id } = database.run(
    "INSERT INTO mining_session (member_id, started_at, ends_at, in_row, days_off) VALUES (?, ?, ?, ?, ?)",
    memberId,
    now,
    now + SESSION_MS,
    inRow,
    daysOff,
  );
  enterJob(database, SESSION_ENDED, now + SESSION_MS, String(id));
  database.run("UPDATE member SET last_active_at = ? WHERE id = ?", now, memberId);
  return claimed !== undefined && claimed.gross > claimed.fee;
}
