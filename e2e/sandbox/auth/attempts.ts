import type { Database } from "../database/database.ts";

const MAX_FAILURES = 5;
const WINDOW_MS = 15 * 60_000;

type AttemptKind = "login" | "code" | "password" | "passkey";

/** How many failures are left, and until when (real time) the subject is locked. */
interface AttemptState {
  readonly triesLeft: number;
  readonly lockedUntil: number | undefined;
}

/** The failures of the last fifteen minutes that count, the newest first. */
function recentFailures(database: Database, kind: AttemptKind, subject: string) {
  return database.all<{ at: number }>(
    "SELECT at FROM failed_attempt WHERE kind = ? AND subject = ? AND at > ? ORDER BY at DESC LIMIT ?",
    kind,
    subject,
    Date.now() - WINDOW_MS,
    MAX_FAILURES,
  );
}

/** The state after the failures of the last fifteen minutes; counted per account, not per session. */
export function attemptState(database: Database, kind: AttemptKind, subject: string): AttemptState {
  const failures = recentFailures(database, kind, subject);
  const oldest = failures.length >= MAX_FAILURES ? failures.at(-1) : undefined;
  return {
    triesLeft: Math.max(0, MAX_FAILURES - failures.length),
    lockedUntil: oldest && oldest.at + WINDOW_MS,
  };
}

/** Until when (real time) the subject is locked if its next failure, now, is the last one. */
export function lockEnd(database: Database, kind: AttemptKind, subject: string): number {
  const oldest = recentFailures(database, kind, subject).at(-1);
  return (oldest?.at ?? Date.now()) + WINDOW_MS;
}

/** Counts a failure and gives the state after it. */
export function recordFailure(
  database: Database,
  kind: AttemptKind,
  subject: string,
): AttemptState {
  database.run(
    "INSERT INTO failed_attempt (kind, subject, at) VALUES (?, ?, ?)",
    kind,
    subject,
    Date.now(),
  );
  return attemptState(database, kind, subject);
}

/** Forgets the failures after a success. */
export function clearFailures(database: Database, kind: AttemptKind, subject: string): void {
  database.run("DELETE FROM failed_attempt WHERE kind = ? AND subject = ?", kind, subject);
}
