import { createHash, randomBytes } from "node:crypto";
import type { Database } from "../database/database.ts";

const VALID_MS = {
  "verify-email": 24 * 3_600_000,
  "reset-password": 3_600_000,
  freeze: 7 * 24 * 3_600_000,
  unfreeze: 3_600_000,
} as const;

export type MailTokenKind = keyof typeof VALID_MS;

/** A token as it is stored: without the token itself. Times are real. */
interface MailToken {
  readonly memberId: number;
  readonly isSpent: boolean;
}

// A fast hash is enough: a token has 256 random bits.
function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}

/** Issues a token for a mail's link; only its hash is kept. */
export function issueMailToken(database: Database, kind: MailTokenKind, memberId: number): string {
  const token = randomBytes(32).toString("base64url");
  database.run(
    "INSERT INTO mail_token (hash, kind, member_id, expires_at) VALUES (?, ?, ?, ?)",
    hashToken(token),
    kind,
    memberId,
    Date.now() + VALID_MS[kind],
  );
  return token;
}

/** Whose token this is, and whether it was used or has expired; undefined for an unknown one. */
export function findMailToken(
  database: Database,
  kind: MailTokenKind,
  token: string,
): MailToken | undefined {
  const row = database.get<{ member_id: number; expires_at: number; used_at: number | null }>(
    "SELECT member_id, expires_at, used_at FROM mail_token WHERE hash = ? AND kind = ?",
    hashToken(token),
    kind,
  );
  if (!row) return undefined;
  const isSpent = row.used_at !== null || row.expires_at <= Date.now();
  return { memberId: row.member_id, isSpent };
}

/** Uses up every token of a kind that a member still holds: one link was followed, the others die. */
export function spendMailTokens(database: Database, kind: MailTokenKind, memberId: number): void {
  database.run(
    "UPDATE mail_token SET used_at = ? WHERE kind = ? AND member_id = ? AND used_at IS NULL",
    Date.now(),
    kind,
    memberId,
  );
}

/** Makes every link that is still open count as expired, and gives their number. */
export function expireMailTokens(database: Database): number {
  const now = Date.now();
  return database.run(
    "UPDATE mail_token SET expires_at = ? WHERE used_at IS NULL AND expires_at > ?",
    now,
    now,
  ).changes;
}
