import { randomBytes } from "node:crypto";
import { UPSTREAM_CODES } from "../../../lib/contract/protocol/errors.ts";
import { toInstant } from "../clock.ts";
import type { Database } from "../database/database.ts";
import { conflict, invalid, notFound, Refusal } from "../http/refusal.ts";
import { say } from "../texts/say.ts";
import { findTask } from "./tasks.ts";

/** How long a page must be open, in seconds of real time (R11.8). */
const MIN_SECONDS = 15;
const VALID_MS = 10 * 60_000;

interface Ticket {
  readonly id: string;
  readonly task: string;
  readonly real_at: number;
  readonly member_id: number | null;
}

const remainingMs = ({ real_at }: Ticket) => real_at + MIN_SECONDS * 1000 - Date.now();
const isLapsed = ({ real_at }: Ticket) => Date.now() - real_at > VALID_MS;

/**
 * Issues a ticket for the visit of a task. The call is public, so the ticket belongs to nobody until
 * somebody verifies it. Belongs into a transaction.
 *
 * @throws Refusal 404 for what is no visit task
 */
export function openVisit(database: Database, taskId: string, now: number) {
  const task = findTask(taskId);
  if (task?.kind !== "visit") throw notFound("This task has no page to visit.");
  const realNow = Date.now();
  const visitId = randomBytes(18).toString("base64url");
  database.run("DELETE FROM visit_ticket WHERE real_at < ?", realNow - VALID_MS);
  database.run(
    "INSERT INTO visit_ticket (id, task, real_at) VALUES (?, ?, ?)",
    visitId,
    task.id,
    realNow,
  );
  return {
    visitId,
    minSeconds: MIN_SECONDS,
    url: task.url,
    expiresAt: toInstant(now + VALID_MS),
    serverTime: toInstant(now),
  };
}

/** Whether a member's visit has counted. */
export function isVisited(database: Database, memberId: number, task: string): boolean {
  return (
    database.get("SELECT 1 FROM visit_done WHERE member_id = ? AND task = ?", memberId, task) !==
    undefined
  );
}

/** When the visit that a member has begun will count, in business time; undefined without one. */
export function visitEndsAt(
  database: Database,
  memberId: number,
  task: string,
  now: number,
): number | undefined {
  const ticket = database.get<Ticket>(
    "SELECT * FROM visit_ticket WHERE member_id = ? AND task = ? ORDER BY real_at DESC LIMIT 1",
    memberId,
    task,
  );
  return !ticket || isLapsed(ticket) ? undefined : now + Math.max(0, remainingMs(ticket));
}

/**
 * Counts a visit by its ticket, which from then on is the member's. Belongs into a transaction.
 *
 * @throws Refusal 409 with `retryAt` before the time is over, 422 on `visitId` for a ticket that is
 *   missing, unknown, lapsed, of another task or another member's
 */
export function countVisit(
  database: Database,
  memberId: number,
  task: string,
  visitId: string | undefined,
  now: number,
): void {
  if (isVisited(database, memberId, task)) return;
  if (!visitId) throw invalid({ visitId: "Open the page first." });
  const ticket = database.get<Ticket>("SELECT * FROM visit_ticket WHERE id = ?", visitId);
  if (!ticket || ticket.task !== task || isLapsed(ticket)) {
    throw invalid({ visitId: "This visit has expired. Open the page again." });
  }
  if (ticket.member_id !== null && ticket.member_id !== memberId) {
    throw invalid({ visitId: "This visit belongs to another member." });
  }
  const bind = () => {
    database.run("UPDATE visit_ticket SET member_id = ? WHERE id = ?", memberId, visitId);
  };
  const waitMs = remainingMs(ticket);
  if (waitMs > 0) {
    const message = say("Keep the page open for {seconds} more seconds.", {
      seconds: Math.ceil(waitMs / 1000),
    });
    const retryAt = toInstant(now + waitMs);
    throw new Refusal(409, UPSTREAM_CODES.conflict, message, { retryAt }, bind);
  }
  const { changes } = database.run("DELETE FROM visit_ticket WHERE id = ?", visitId);
  if (changes !== 1) throw conflict("This visit already counts.");
  database.run(
    "INSERT INTO visit_done (member_id, task, at) VALUES (?, ?, ?)",
    memberId,
    task,
    now,
  );
}
