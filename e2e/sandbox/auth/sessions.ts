import { randomUUID } from "node:crypto";
import { type Member, type MemberRow, memberFromRow } from "../account/member.ts";
import type { Database } from "../database/database.ts";
import type { Visitor } from "./visitor.ts";

/** A signed-in device. It is pending until the second factor was given. */
export interface Session {
  readonly id: string;
  readonly isPending: boolean;
  /** Real time, up to a minute late. */
  readonly lastSeenAt: number;
  readonly agent: string | null;
}

interface SessionRow extends MemberRow {
  session_id: string;
  activated_at: number | null;
  last_seen_at: number | null;
  agent: string | null;
}

/** Opens a session; a pending one cannot be refreshed. Returns its id. */
export function openSession(
  database: Database,
  memberId: number,
  isPending: boolean,
  { agent, address }: Visitor,
): string {
  const id = randomUUID();
  const now = Date.now();
  database.run(
    "INSERT INTO session (id, member_id, created_at, activated_at, agent, address, last_seen_at) VALUES (?, ?, ?, ?, ?, ?, ?)",
    id,
    memberId,
    now,
    isPending ? null : now,
    agent,
    address,
    now,
  );
  return id;
}

/** A session that was not ended, with its member; undefined otherwise. */
export function findSession(
  database: Database,
  id: string,
): { session: Session; member: Member } | undefined {
  const row = database.get<SessionRow>(
    "SELECT s.id AS session_id, s.activated_at, s.last_seen_at, s.agent, m.* FROM session s JOIN member m ON m.id = s.member_id WHERE s.id = ? AND s.revoked_at IS NULL",
    id,
  );
  if (!row) return undefined;
  const session = {
    id: row.session_id,
    isPending: row.activated_at === null,
    lastSeenAt: row.last_seen_at ?? 0,
    agent: row.agent,
  };
  return { session, member: memberFromRow(row) };
}

/** Turns a pending session into a full one; false when another request was faster. */
export function activateSession(database: Database, id: string): boolean {
  const { changes } = database.run(
    "UPDATE session SET activated_at = ? WHERE id = ? AND activated_at IS NULL AND revoked_at IS NULL",
    Date.now(),
    id,
  );
  return changes === 1;
}

/** Ends a session: its refresh token is dead from now on. */
export function endSession(database: Database, id: string): void {
  database.run("UPDATE session SET revoked_at = ? WHERE id = ?", Date.now(), id);
}

/** Ends every session of a member and gives their number. */
export function endAllSessions(database: Database, memberId: number): number {
  return database.run(
    "UPDATE session SET revoked_at = ? WHERE member_id = ? AND revoked_at IS NULL",
    Date.now(),
    memberId,
  ).changes;
}

/** Ends every session of a member but one, also those that still owe a second factor. */
export function endOtherSessions(database: Database, memberId: number, keptId: string): void {
  database.run(
    "UPDATE session SET revoked_at = ? WHERE member_id = ? AND id <> ? AND revoked_at IS NULL",
    Date.now(),
    memberId,
    keptId,
  );
}
