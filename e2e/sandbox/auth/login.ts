import type { z } from "zod";
import type { credentialsSchema } from "../../../lib/contract/auth.ts";
import { UPSTREAM_CODES } from "../../../lib/contract/protocol/errors.ts";
import type { LoginRecord } from "../../../lib/contract/security.ts";
import { findById, findByLogin, type Member } from "../account/member.ts";
import { toInstant } from "../clock.ts";
import type { Database } from "../database/database.ts";
import { invalid, Refusal } from "../http/refusal.ts";
import type { Sandbox } from "../sandbox.ts";
import { accountFrozen } from "../security/freeze.ts";
import { stepUpRequired } from "../step-up/proof.ts";
import { attemptState, clearFailures, recordFailure } from "./attempts.ts";
import { recordLogin } from "./login-history.ts";
import { completeLogin } from "./new-device.ts";
import { verifyPassword } from "./passwords.ts";
import { countRecoveryCodes } from "./recovery-codes.ts";
import { openSession } from "./sessions.ts";
import type { Visitor } from "./visitor.ts";

type Note = (result: LoginRecord["result"]) => void;

function refuseLocked({ database }: Sandbox, subject: string, note: Note): void {
  const { lockedUntil } = attemptState(database, "login", subject);
  if (!lockedUntil) return;
  database.transaction(() => note("locked"));
  throw new Refusal(
    423,
    UPSTREAM_CODES.locked,
    "Too many failed attempts. Your account is locked for a while.",
    {
      until: toInstant(lockedUntil),
      retryAfterSeconds: Math.max(1, Math.ceil((lockedUntil - Date.now()) / 1000)),
    },
  );
}

/** Who comes back from a freeze without an app, the passkey perhaps lost, owes one of the recovery codes. */
function owesCode(database: Database, { id, totpSecret, frozenAt }: Member): boolean {
  return totpSecret !== null || (frozenAt !== null && countRecoveryCodes(database, id) > 0);
}

/**
 * Checks name (or e-mail address) and password; the same answers for members and strangers.
 * @throws Refusal 422 wrong credentials, 423/4230 with `until` after five failures in 15 minutes, 403/4036 for right ones
 *   of a member who requires a passkey, 403/4037 for right ones of a frozen account
 */
export async function checkCredentials(
  sandbox: Sandbox,
  credentials: z.output<typeof credentialsSchema>,
  visitor: Visitor,
): Promise<{ member: Member; subject: string }> {
  const { database } = sandbox;
  const asked = findByLogin(database, credentials.username);
  const subject = asked ? `member:${asked.id}` : `name:${credentials.username.toLowerCase()}`;
  const note: Note = (result) => asked && recordLogin(database, asked.id, visitor, result);
  refuseLocked(sandbox, subject, note);
  const isRight = await verifyPassword(credentials.password, asked?.passwordHash);
  // Again, because other guesses may have been counted while this one was being hashed.
  refuseLocked(sandbox, subject, note);
  // So is the member: a new password, a freeze or a demand for a passkey may have come meanwhile.
  const member = asked && findById(database, asked.id);
  if (member && isRight && member.passwordHash === asked?.passwordHash) {
    if (member.frozenAt !== null && !member.mayReturn) throw accountFrozen();
    // Who comes back needs both factors, and a password alone is one.
    const isAlone = member.frozenAt !== null && !owesCode(database, member);
    if (member.passkeyRequired || isAlone)
      throw stepUpRequired("login", "Log in with your passkey.");
    return { member, subject };
  }
  database.transaction(() => {
    recordFailure(database, "login", subject);
    note("wrong_password");
  });
  throw invalid({ _: "Wrong username or password." });
}

/**
 * Opens the session of a member whose password was right. Where a code is owed there is no access
 * token, and the refresh token stays inert until the code has passed (R4.2).
 */
export async function signIn(sandbox: Sandbox, member: Member, subject: string, visitor: Visitor) {
  const { database, tokens } = sandbox;
  const isPending = owesCode(database, member);
  const sessionId = database.transaction(() => {
    clearFailures(database, "login", subject);
    if (isPending) recordLogin(database, member.id, visitor, "second_factor");
    else completeLogin(sandbox, member, visitor);
    return openSession(database, member.id, isPending, visitor);
  });
  const refreshToken = await tokens.issue("refresh", sessionId);
  if (isPending) {
    const gg2FAToken = await tokens.issue("second-factor", sessionId);
    return { accessToken: "", refreshToken, gg2FAToken, validGG2FA: false };
  }
  const accessToken = await tokens.issue("access", sessionId);
  return { accessToken, refreshToken, gg2FAToken: "", validGG2FA: true };
}
