import type { z } from "zod";
import type { changePasswordSchema } from "../../../lib/contract/security.ts";
import type { resetPasswordSchema } from "../../../lib/contract/values/credentials.ts";
import { findById, type Member } from "../account/member.ts";
import { holdWithdrawals } from "../account/security-hold.ts";
import type { Database } from "../database/database.ts";
import { invalid, rateLimited, tokenRevoked } from "../http/refusal.ts";
import { findMailToken } from "../mail/mail-token.ts";
import { hasSecondFactor } from "../passkey/passkeys.ts";
import { requirePasskeys } from "../passkey/requirement.ts";
import type { Sandbox } from "../sandbox.ts";
import { tellChange } from "../security/tell-change.ts";
import { type Caller, requireConfirmation } from "../step-up/proof.ts";
import { say } from "../texts/say.ts";
import { attemptState, clearFailures, recordFailure } from "./attempts.ts";
import { hashPassword, verifyPassword } from "./passwords.ts";
import { endAllSessions, endOtherSessions, findSession } from "./sessions.ts";
import { setPasswordHash } from "./set-password.ts";
import type { Visitor } from "./visitor.ts";

/** A reset by mail also lifts the demand for a passkey, which may be lost. */
const LOST_PASSKEY_HOLD_MS = 72 * 3_600_000;

const UNEQUAL = "The passwords don’t match.";

/**
 * Sets a new password: open reset links die, withdrawals are held for 24 hours or `heldForMs`, a mail says so.
 * The caller ends the sessions. Belongs into a transaction.
 */
function setPassword(
  sandbox: Sandbox,
  { member, visitor }: { readonly member: Member; readonly visitor: Visitor },
  passwordHash: string,
  heldForMs?: number,
): void {
  const { database, clock } = sandbox;
  setPasswordHash(database, member.id, passwordHash);
  const until = holdWithdrawals(database, member.id, clock.now(), heldForMs);
  tellChange(
    sandbox,
    { member, visitor },
    {
      ...{ kind: "password", outcome: "changed", mail: "password-changed", link: "/forgot" },
      title: "Your password was changed",
      text: say(
        "Your password was changed, and other devices were logged out. Withdrawals are paused until {until}. If this wasn’t you, set a new password right away.",
        { until: { moment: until } },
      ),
    },
  );
}

/**
 * The member whose link it is.
 * @throws Refusal 422 on `token` for an unknown, used or expired one
 */
export function findResetMember(database: Database, token: string): Member {
  const found = findMailToken(database, "reset-password", token);
  const member = found && !found.isSpent ? findById(database, found.memberId) : undefined;
  if (member) return member;
  throw invalid({ token: "This link has expired, was already used or isn’t ours." });
}

/**
 * Sets a new password by the link of a mail and ends every session of the member. Gives whether the account is frozen, and
 * not on its way back: then the password opens nothing yet.
 * @throws Refusal 422 on `token` for an unknown, used or expired link, on `confirmPassword` if unequal
 */
export async function resetPassword(
  sandbox: Sandbox,
  form: z.output<typeof resetPasswordSchema>,
  visitor: Visitor,
  write: (work: () => boolean) => boolean,
): Promise<boolean> {
  const { database } = sandbox;
  findResetMember(database, form.token);
  if (form.confirmPassword !== form.password) throw invalid({ confirmPassword: UNEQUAL });
  const passwordHash = await hashPassword(form.password);
  return write(() => {
    // Looked up again, because the link may have been used while the password was being hashed.
    const member = findResetMember(database, form.token);
    const heldForMs = member.passkeyRequired ? LOST_PASSKEY_HOLD_MS : undefined;
    setPassword(sandbox, { member, visitor }, passwordHash, heldForMs);
    requirePasskeys({ sandbox, member, visitor }, false);
    endAllSessions(database, member.id);
    return member.frozenAt !== null && !member.mayReturn;
  });
}

/**
 * @throws Refusal 422 on `currentPassword`, 429 after five wrong ones
 */
export async function checkCurrent(
  database: Database,
  member: Member,
  password: string,
): Promise<void> {
  const subject = `member:${member.id}`;
  const { lockedUntil } = attemptState(database, "password", subject);
  if (lockedUntil) {
    const seconds = Math.max(1, Math.ceil((lockedUntil - Date.now()) / 1000));
    throw rateLimited("Too many wrong passwords. Wait a while, then try again.", seconds);
  }
  if (await verifyPassword(password, member.passwordHash)) {
    clearFailures(database, "password", subject);
    return;
  }
  database.transaction(() => recordFailure(database, "password", subject));
  throw invalid({ currentPassword: "This isn’t your current password." });
}

/**
 * Changes the password of a signed-in member and ends the other sessions.
 * @throws Refusal 422 on `currentPassword`, `newPassword` or `confirmPassword`, 429 after five wrong ones, 403/4036 for a
 *   member with a second factor until a proof comes along
 */
export async function changePassword(
  sandbox: Sandbox,
  { member, session, visitor }: Caller & { readonly visitor: Visitor },
  form: z.output<typeof changePasswordSchema>,
  write: (work: () => void) => void,
): Promise<void> {
  await checkCurrent(sandbox.database, member, form.currentPassword);
  if (form.confirmPassword !== form.newPassword) throw invalid({ confirmPassword: UNEQUAL });
  if (form.newPassword === form.currentPassword) {
    throw invalid({ newPassword: "Choose a password that’s different from your current one." });
  }
  const passwordHash = await hashPassword(form.newPassword);
  write(() => {
    // A reset or a freeze may have ended the session while the passwords were being hashed.
    if (!findSession(sandbox.database, session.id)) throw tokenRevoked();
    if (hasSecondFactor(sandbox.database, member)) {
      requireConfirmation(sandbox.database, { member, session }, "password_change", {
        proof: form.proof,
      });
    }
    setPassword(sandbox, { member, visitor }, passwordHash);
    endOtherSessions(sandbox.database, member.id, session.id);
  });
}
