import { createHash, randomBytes } from "node:crypto";
import { UPSTREAM_CODES } from "../../../lib/contract/protocol/errors.ts";
import { type StepUpAction, stepUpFacts } from "../../../lib/contract/rules/step-up-facts.ts";
import type { Member } from "../account/member.ts";
import { acceptCode } from "../auth/second-factor.ts";
import type { Database } from "../database/database.ts";
import { Refusal } from "../http/refusal.ts";
import type { Sentence } from "../texts/say.ts";

const PROOF_MS = 5 * 60_000;

/** Who asks, by which session. */
export interface Caller {
  readonly member: Member;
  readonly session: { readonly id: string };
}

function hashOf(proof: string): string {
  return createHash("sha256").update(proof).digest("base64url");
}

/** Facts as text, in the order of their names. */
export function factsText(facts: Readonly<Record<string, string>>): string {
  return JSON.stringify(Object.fromEntries(Object.entries(facts).sort()));
}

/** A proof for one effect; kept as a hash. Belongs into the transaction that found the member right. */
export function issueProof(
  database: Database,
  { member, session }: Caller,
  { action, facts }: { readonly action: string; readonly facts: string },
): { proof: string; expiresAt: number } {
  const proof = randomBytes(32).toString("base64url");
  const expiresAt = Date.now() + PROOF_MS;
  database.run("DELETE FROM proof WHERE expires_at < ?", Date.now());
  database.run(
    "INSERT INTO proof (hash, member_id, session_id, action, facts, expires_at) VALUES (?, ?, ?, ?, ?, ?)",
    hashOf(proof),
    member.id,
    session.id,
    action,
    facts,
    expiresAt,
  );
  return { proof, expiresAt };
}

export function stepUpRequired(action: StepUpAction | "login", message: Sentence): Refusal {
  return new Refusal(403, UPSTREAM_CODES.stepUpRequired, message, { action });
}

/** @throws Refusal 403/4036 for a proof that is not of this member, session, action and facts, was spent or is over */
function spendProof(
  database: Database,
  { member, session }: Caller,
  { action, sent, proof }: { action: StepUpAction; sent: Sent; proof: string },
): void {
  const { changes } = database.run(
    "DELETE FROM proof WHERE hash = ? AND member_id = ? AND session_id = ? AND action = ? AND facts = ? AND expires_at > ?",
    hashOf(proof),
    member.id,
    session.id,
    action,
    factsText(stepUpFacts(action, sent)),
    Date.now(),
  );
  if (changes !== 1) throw stepUpRequired(action, "Confirm this again.");
}

/** A body with what it is confirmed by. */
type Sent = object & { readonly code?: string | undefined; readonly proof?: string | undefined };

/**
 * Takes the proof or the code of a body; without either it asks for one. Belongs into the transaction of the effect, so that
 * a refused one spends nothing.
 *
 * @throws Refusal 403/4036, 422 and 429 as `acceptCode`
 */
export function requireConfirmation(
  database: Database,
  caller: Caller,
  action: StepUpAction,
  sent: Sent,
): void {
  const { code, proof } = sent;
  if (proof !== undefined) spendProof(database, caller, { action, sent, proof });
  else if (code !== undefined)
    acceptCode(database, caller.member.id, caller.member.totpSecret, code);
  else throw stepUpRequired(action, "Confirm this first.");
}
