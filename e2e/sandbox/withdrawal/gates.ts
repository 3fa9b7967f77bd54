import { UPSTREAM_CODES } from "../../../lib/contract/protocol/errors.ts";
import type { Member } from "../account/member.ts";
import { toInstant } from "../clock.ts";
import type { Database } from "../database/database.ts";
import { Refusal } from "../http/refusal.ts";
import { hasSecondFactor } from "../passkey/passkeys.ts";
import { refuseWhileLocked } from "../security/locked-until.ts";

/**
 * What a member needs before a withdrawal, in this order: an approved identity check, a second
 * factor (a passkey is one), no hold after a change of the password, and no lock of the member’s own.
 *
 * @throws Refusal 403 with 4031, 4032, 4033 or 4038 (both with `until`)
 */
export function passGates(database: Database, member: Member, now: number): void {
  const { kycStatus, securityHoldUntil } = member;
  if (kycStatus !== "approved") {
    throw new Refusal(403, UPSTREAM_CODES.kycRequired, "Complete your identity check first.");
  }
  if (!hasSecondFactor(database, member)) {
    throw new Refusal(
      403,
      UPSTREAM_CODES.twoFactorRequired,
      "Turn on two-factor authentication or add a passkey first.",
    );
  }
  if (securityHoldUntil !== null && securityHoldUntil > now) {
    const until = toInstant(securityHoldUntil);
    throw new Refusal(403, UPSTREAM_CODES.securityHold, "Withdrawals are paused.", { until });
  }
  refuseWhileLocked(member, now);
}
