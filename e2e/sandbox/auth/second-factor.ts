import { randomBytes } from "node:crypto";
import { Secret, TOTP } from "otpauth";
import { UPSTREAM_CODES } from "../../../lib/contract/protocol/errors.ts";
import type { Member } from "../account/member.ts";
import type { Database } from "../database/database.ts";
import { Refusal, rateLimited } from "../http/refusal.ts";
import { attemptState, clearFailures, lockEnd, recordFailure } from "./attempts.ts";
import { spendRecoveryCode } from "./recovery-codes.ts";

export const PERIOD_SECONDS = 30;
const SETUP_VALID_MS = 10 * 60_000;
const WINDOW_STEPS = [0, -1, 1];

/** A new secret in base32, 160 bits as RFC 4226 recommends. */
export function newTotpSecret(): string {
  return new Secret({ buffer: new Uint8Array(randomBytes(20)).buffer }).base32;
}

/** The authenticator of a secret: SHA-1, six digits, thirty seconds. */
export function authenticator(secret: string, username: string): TOTP {
  return new TOTP({
    issuer: "Merlin BTC",
    label: username,
    algorithm: "SHA1",
    digits: 6,
    period: PERIOD_SECONDS,
    secret: Secret.fromBase32(secret),
  });
}

/** The six digits of a step (steps of thirty seconds since 1970, real time). */
export function codeOfStep(secret: string, step: number): string {
  return authenticator(secret, "").generate({ timestamp: step * PERIOD_SECONDS * 1000 });
}

export function currentStep(): number {
  return Math.floor(Date.now() / 1000 / PERIOD_SECONDS);
}

/** The pending secret of a set-up: the same one for ten minutes of real time. */
export function pendingSecret(database: Database, member: Member): string {
  const { totpPendingSecret, totpPendingUntil } = member;
  if (totpPendingSecret && (totpPendingUntil ?? 0) > Date.now()) return totpPendingSecret;
  const secret = newTotpSecret();
  database.run(
    "UPDATE member SET totp_pending_secret = ?, totp_pending_until = ? WHERE id = ?",
    secret,
    Date.now() + SETUP_VALID_MS,
    member.id,
  );
  return secret;
}

function acceptStep(database: Database, memberId: number, secret: string, code: string): boolean {
  const now = currentStep();
  const step = WINDOW_STEPS.map((offset) => now + offset).find(
    (candidate) =>
      codeOfStep(secret, candidate) === code &&
      !database.get(
        "SELECT 1 FROM totp_step WHERE member_id = ? AND step = ?",
        memberId,
        candidate,
      ),
  );
  if (step === undefined) return false;
  database.run("INSERT INTO totp_step (member_id, step) VALUES (?, ?)", memberId, step);
  database.run("DELETE FROM totp_step WHERE member_id = ? AND step < ?", memberId, now - 2);
  return true;
}

/**
 * Accepts a code of the authenticator (one step of tolerance as in RFC 6238, each step once) or an
 * unused recovery code. Five failures in fifteen minutes lock the account's codes (R11.5).
 * Call it inside the transaction of what it permits.
 *
 * @param secret the enabled secret, or the pending one while enabling; null for a member with recovery codes alone
 * @throws Refusal 429/4290 while locked, 422/4220 with `errors.code` and `triesLeft` for a wrong code
 */
export function acceptCode(
  database: Database,
  memberId: number,
  secret: string | null,
  code: string,
): void {
  const subject = `member:${memberId}`;
  const { lockedUntil } = attemptState(database, "code", subject);
  if (lockedUntil) {
    const seconds = Math.max(1, Math.ceil((lockedUntil - Date.now()) / 1000));
    throw rateLimited("Too many wrong codes. Wait a while, then try again.", seconds);
  }
  const accepted = /^\d{6}$/.test(code)
    ? secret !== null && acceptStep(database, memberId, secret, code)
    : spendRecoveryCode(database, memberId, code);
  if (accepted) {
    clearFailures(database, "code", subject);
    return;
  }
  const triesLeft = attemptState(database, "code", subject).triesLeft - 1;
  const retryAt =
    triesLeft === 0 ? new Date(lockEnd(database, "code", subject)).toISOString() : undefined;
  throw new Refusal(
    422,
    UPSTREAM_CODES.validationFailed,
    "This code isn’t right.",
    { errors: { code: ["This code is wrong or was already used."] }, triesLeft, retryAt },
    () => recordFailure(database, "code", subject),
  );
}
