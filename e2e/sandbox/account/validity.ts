import { hasCompleteProfile } from "../../../lib/contract/rules/complete-profile.ts";
import { hasCheckedIn } from "../airdrop/claim-record.ts";
import { createClock } from "../clock.ts";
import type { Database } from "../database/database.ts";
import { grantStarter, hasBoughtMachine } from "../machine/machine.ts";
import { mailMember } from "../mail/outbox.ts";
import { notify } from "../notification/notify.ts";
import type { Member } from "./member.ts";

/** What a member has done beyond the profile. */
interface Progress {
  readonly hasCheckedIn: boolean;
  readonly hasMachine: boolean;
}

/**
 * Whether a member is valid: address confirmed, and the three core tasks done (confirm the address,
 * complete the profile, check in once) or a machine bought (R11.6).
 */
export function isValidMember(
  member: Pick<Member, "emailVerified" | "fullName" | "phone" | "country">,
  { hasCheckedIn, hasMachine }: Progress,
): boolean {
  return member.emailVerified && ((hasCompleteProfile(member) && hasCheckedIn) || hasMachine);
}

function progressOf(database: Database, memberId: number): Progress {
  return {
    hasCheckedIn: hasCheckedIn(database, memberId),
    hasMachine: hasBoughtMachine(database, memberId),
  };
}

/** A history that is written down tells nobody: that was long ago. */
const TOLD_WITHIN_MS = 60_000;

function tell(database: Database, memberId: number, at: number): void {
  const title = "You’re a valid member now";
  const body = "Your Starter machine is ready. Start mining to put it to work.";
  notify(database, memberId, { kind: "security", title, body, link: "/mining", at });
  mailMember(database, memberId, {
    kind: "valid-member",
    subject: title,
    text: [title, body],
    link: "/mining",
  });
}

/**
 * Makes a member valid who has become so, grants the Starter with it, and says so. Nobody loses it again.
 * Belongs into the transaction of what may have made the difference.
 *
 * @param at business time, now unless a history is written
 * @returns the flag as it is then
 */
export function refreshValidity(
  database: Database,
  member: Member,
  at = createClock(database).now(),
): boolean {
  if (member.isValid) return true;
  if (!isValidMember(member, progressOf(database, member.id))) return false;
  database.run("UPDATE member SET is_valid = 1 WHERE id = ?", member.id);
  grantStarter(database, member.id, at);
  if (at > createClock(database).now() - TOLD_WITHIN_MS) tell(database, member.id, at);
  return true;
}
