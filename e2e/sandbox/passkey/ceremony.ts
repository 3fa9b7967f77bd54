import { randomBytes } from "node:crypto";
import { UPSTREAM_CODES } from "../../../lib/contract/protocol/errors.ts";
import type { Database } from "../database/database.ts";
import { Refusal } from "../http/refusal.ts";

/** How long a challenge waits for its signature, in real time. */
export const CEREMONY_MS = 5 * 60_000;

/** What a challenge was made for; one of a member belongs to the session that asked. */
interface CeremonyOf {
  readonly kind: "login" | "add" | "step-up";
  readonly memberId: number | null;
  readonly sessionId: string | null;
  readonly action: string;
  /** As JSON, in the order of their names. */
  readonly facts: string;
}

export interface Ceremony extends CeremonyOf {
  readonly id: string;
  /** Base64url of 32 random bytes. */
  readonly challenge: string;
}

/** Begins a ceremony and forgets those that are over. Belongs into a transaction. */
export function beginCeremony(
  database: Database,
  of: Pick<CeremonyOf, "kind"> & Partial<CeremonyOf>,
): Ceremony & { readonly expiresAt: number } {
  const now = Date.now();
  database.run("DELETE FROM ceremony WHERE expires_at < ?", now - CEREMONY_MS);
  const ceremony = {
    id: randomBytes(24).toString("base64url"),
    challenge: randomBytes(32).toString("base64url"),
    memberId: null,
    sessionId: null,
    action: "",
    facts: "{}",
    ...of,
    expiresAt: now + CEREMONY_MS,
  };
  database.run(
    "INSERT INTO ceremony (id, kind, challenge, member_id, session_id, action, facts, expires_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
    ceremony.id,
    ceremony.kind,
    ceremony.challenge,
    ceremony.memberId,
    ceremony.sessionId,
    ceremony.action,
    ceremony.facts,
    ceremony.expiresAt,
  );
  return ceremony;
}

function ceremonyOver(): Refusal {
  return new Refusal(409, UPSTREAM_CODES.ceremonyOver, "This request is over. Start again.");
}

/**
 * A ceremony that still waits, of this kind and session.
 * @throws Refusal 409/4092 for one that is unknown, used, over or another's, all alike
 */
export function findCeremony(
  database: Database,
  id: string,
  kind: Ceremony["kind"],
  sessionId: string | null = null,
): Ceremony {
  const found = database.get<Ceremony>(
    `SELECT id, kind, challenge, member_id AS memberId, session_id AS sessionId, action, facts FROM ceremony
     WHERE id = ? AND kind = ? AND session_id IS ? AND used_at IS NULL AND expires_at > ?`,
    id,
    kind,
    sessionId,
    Date.now(),
  );
  if (!found) throw ceremonyOver();
  return found;
}

/**
 * Uses a ceremony up. Belongs into the transaction of what it allows, or of the failure that it ends with.
 * @throws Refusal 409/4092 when another request was faster
 */
export function spendCeremony(database: Database, { id }: Pick<Ceremony, "id">): void {
  const { changes } = database.run(
    "UPDATE ceremony SET used_at = ? WHERE id = ? AND used_at IS NULL",
    Date.now(),
    id,
  );
  if (changes !== 1) throw ceremonyOver();
}

/**
 * Ends every passkey that a member has begun to add: it was let in by what protected the account before. Belongs into the
 * transaction that changes that.
 */
export function endBegunPasskeys(database: Database, memberId: number): void {
  database.run(
    "UPDATE ceremony SET used_at = ? WHERE member_id = ? AND kind = 'add' AND used_at IS NULL",
    Date.now(),
    memberId,
  );
}
