import { UPSTREAM_CODES } from "../../../lib/contract/protocol/errors.ts";
import type { Member } from "../account/member.ts";
import { toInstant } from "../clock.ts";
import { Refusal } from "../http/refusal.ts";

/** When a member's lock ends, or null without one. */
export function lockedUntil({ withdrawalLockUntil }: Member, now: number): number | null {
  return withdrawalLockUntil !== null && withdrawalLockUntil > now ? withdrawalLockUntil : null;
}

/** @throws Refusal 403/4038 with `until` while a member's lock holds */
export function refuseWhileLocked(member: Member, now: number): void {
  const until = lockedUntil(member, now);
  if (until === null) return;
  throw new Refusal(403, UPSTREAM_CODES.withdrawalLocked, "You’ve locked withdrawals.", {
    until: toInstant(until),
  });
}
