import { UPSTREAM_CODES } from "../../../lib/contract/protocol/errors.ts";
import type { Assertion } from "../../../lib/contract/values/webauthn.ts";
import { findById } from "../account/member.ts";
import { attemptState, clearFailures, recordFailure } from "../auth/attempts.ts";
import { completeLogin } from "../auth/new-device.ts";
import { openSession } from "../auth/sessions.ts";
import type { Visitor } from "../auth/visitor.ts";
import { toInstant } from "../clock.ts";
import type { Database } from "../database/database.ts";
import { invalid, notFound, Refusal } from "../http/refusal.ts";
import type { Sandbox } from "../sandbox.ts";
import { accountFrozen } from "../security/freeze.ts";
import {
  beginCeremony,
  CEREMONY_MS,
  type Ceremony,
  findCeremony,
  spendCeremony,
} from "./ceremony.ts";
import {
  checkAssertion,
  findCredential,
  noteUse,
  offersPasskeys,
  relyingPartyId,
  type SignedBy,
} from "./verify.ts";

/** What an authenticator is asked, of this relying party. */
export function requestOptions(sandbox: Sandbox, challenge: string) {
  return {
    challenge,
    rpId: relyingPartyId(sandbox),
    timeout: CEREMONY_MS,
    userVerification: "required" as const,
  };
}

/** The same for everybody; 404 where no passkeys can be made. */
export function passkeyLoginOptions(sandbox: Sandbox) {
  if (!offersPasskeys(sandbox)) throw notFound();
  const { id, challenge } = beginCeremony(sandbox.database, { kind: "login" });
  return { ceremonyId: id, publicKey: requestOptions(sandbox, challenge) };
}

function refuseLocked(database: Database, subject: string): void {
  const { lockedUntil } = attemptState(database, "passkey", subject);
  if (!lockedUntil) return;
  throw new Refusal(423, UPSTREAM_CODES.locked, "Too many failed attempts. Passkeys are locked.", {
    until: toInstant(lockedUntil),
    retryAfterSeconds: Math.max(1, Math.ceil((lockedUntil - Date.now()) / 1000)),
  });
}

/**
 * Who has signed a ceremony; one that does not fit uses it up and counts as a failure.
 *
 * @param memberId the one who must have signed, if that is known
 * @throws Refusal 404/4041 for an unknown passkey, 422 on `_` for whatever does not fit, 423 after five of them
 */
export async function requireSigned(
  sandbox: Sandbox,
  ceremony: Ceremony,
  assertion: Assertion,
  memberId?: number,
): Promise<SignedBy> {
  const { database } = sandbox;
  const passkey = findCredential(database, assertion.id);
  if (!passkey || (memberId !== undefined && passkey.member_id !== memberId)) {
    database.transaction(() => spendCeremony(database, ceremony));
    throw new Refusal(404, UPSTREAM_CODES.passkeyUnknown, "We don’t know this passkey.");
  }
  const subject = `member:${passkey.member_id}`;
  refuseLocked(database, subject);
  const signed = await checkAssertion(sandbox, ceremony.challenge, passkey, assertion);
  if (signed) return signed;
  database.transaction(() => {
    spendCeremony(database, ceremony);
    recordFailure(database, "passkey", subject);
  });
  throw invalid({ _: "This passkey didn’t work." });
}

/** Opens a complete session for the member who has signed. */
export async function passkeyLogin(
  sandbox: Sandbox,
  { ceremonyId, assertion }: { readonly ceremonyId: string; readonly assertion: Assertion },
  visitor: Visitor,
) {
  const { database, tokens } = sandbox;
  const ceremony = findCeremony(database, ceremonyId, "login");
  const signed = await requireSigned(sandbox, ceremony, assertion);
  const member = findById(database, signed.passkey.member_id);
  if (!member) throw new Error(`There is no member ${signed.passkey.member_id}`);
  if (member.frozenAt !== null && !member.mayReturn) {
    database.transaction(() => spendCeremony(database, ceremony));
    throw accountFrozen();
  }
  const sessionId = database.transaction(() => {
    spendCeremony(database, ceremony);
    noteUse(database, signed);
    clearFailures(database, "passkey", `member:${member.id}`);
    completeLogin(sandbox, member, visitor);
    return openSession(database, member.id, false, visitor);
  });
  return {
    accessToken: await tokens.issue("access", sessionId),
    refreshToken: await tokens.issue("refresh", sessionId),
    gg2FAToken: "",
    validGG2FA: true,
  };
}
