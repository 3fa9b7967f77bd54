import type { ShownStatus } from "../../../lib/contract/team/team-member.ts";
import { DAY_MS } from "../jobs/day-close.ts";

/** A member is active who started a session or bought something in the last thirty days. */
const ACTIVE_MS = 30 * DAY_MS;

/** Who was active last after this moment is active now. */
export function activeSince(now: number): number {
  return now - ACTIVE_MS;
}

interface Activity {
  readonly last_active_at: number | null;
  readonly email_verified: number;
  readonly is_valid: number;
  readonly closed_at: number | null;
}

/** What a member is to a team; all but `active` say why the member does not count. */
export function teamStatus(member: Activity, now: number): ShownStatus {
  if (member.closed_at !== null) return "closed";
  if ((member.last_active_at ?? 0) > activeSince(now)) return "active";
  if (member.email_verified === 0) return "unverified";
  return member.is_valid === 1 ? "inactive" : "not_valid";
}
