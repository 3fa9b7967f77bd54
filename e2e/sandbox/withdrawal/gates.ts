import { UPSTREAM_CODES } from "../../../lib/contract/protocol/errors.ts";
import type { Member } from "../account/member.ts";
import { toInstant } from "../clock.ts";
import { Refusal } from "../http/refusal.ts";

/**
 * What a member needs before a withdrawal, in this order: an approved identity check, a second
 * factor, and no hold after a change of the password. Gives the second factor's secret.
 *
 * @throws Refusal 403 with 4031, 4032 or 4033 (`until`)
 */
export function passGates({ kycStatus, totpSecret, securityHoldUntil }: Member, now: number) {
  if (kycStatus !== "approved") {
    throw new Refusal(403, UPSTREAM_CODES.kycRequired, "Complete your identity check first.");
  }
  if (!totpSecret) {
    throw new Refusal(
      403,
      UPSTREAM_CODES.twoFactorRequired,
      "Switch two-factor authentication on first.",
    );
  }
  if (securityHoldUntil !== null && securityHoldUntil > now) {
    const until = toInstant(securityHoldUntil);
    throw new Refusal(403, UPSTREAM_CODES.securityHold, "Withdrawals are paused.", { until });
  }
  return totpSecret;
}
