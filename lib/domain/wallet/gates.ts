import type { User } from "../../contract/account.ts";

/** What keeps a member from withdrawing: identity check, two-factor codes, a hold after a change, a lock of their own. */
export type WithdrawGate =
  /** A check that waits for its answer, or whose answer is final, is not the member’s to do. */
  | { readonly kind: "kyc"; readonly check?: "pending" | "rejected" }
  /** A passkey is both factors, where there are any. */
  | { readonly kind: "twoFactor"; readonly orPasskey?: true }
  | { readonly kind: "hold"; readonly until: string | null }
  | { readonly kind: "lock"; readonly until: string };

type GateFacts = Pick<
  User,
  "kycStatus" | "gg2FAEnabled" | "passkeyCount" | "securityHoldUntil" | "withdrawalLockUntil"
>;

/**
 * The gates that the profile tells of (4031–4033 and 4038, R11.3). A profile that says nothing about one
 * leaves it to the service, which has the last word anyway.
 * @param nowMs by the service's clock
 * @param mayHavePasskey whether there are passkeys to have
 */
export function withdrawGates(
  facts: GateFacts,
  nowMs: number,
  mayHavePasskey: boolean,
): readonly WithdrawGate[] {
  const { kycStatus, gg2FAEnabled, passkeyCount, securityHoldUntil, withdrawalLockUntil } = facts;
  const gates: WithdrawGate[] = [];
  if (kycStatus && kycStatus !== "approved") {
    const isOver = kycStatus === "pending" || kycStatus === "rejected";
    gates.push(isOver ? { kind: "kyc", check: kycStatus } : { kind: "kyc" });
  }
  if (gg2FAEnabled === false && !passkeyCount) {
    gates.push({ kind: "twoFactor", ...(mayHavePasskey && { orPasskey: true }) });
  }
  if (securityHoldUntil && Date.parse(securityHoldUntil) > nowMs) {
    gates.push({ kind: "hold", until: securityHoldUntil });
  }
  if (withdrawalLockUntil && Date.parse(withdrawalLockUntil) > nowMs) {
    gates.push({ kind: "lock", until: withdrawalLockUntil });
  }
  return gates;
}

/**
 * The gates of a profile that was read a while ago that still stand.
 * @param nowMs by the service's clock
 */
export function standingGates(
  gates: readonly WithdrawGate[],
  nowMs: number,
): readonly WithdrawGate[] {
  return gates.filter(
    (gate) => !("until" in gate) || gate.until === null || Date.parse(gate.until) > nowMs,
  );
}
