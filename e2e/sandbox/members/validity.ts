import type { Database } from "../database/database.ts";
import type { Member } from "./member.ts";

/** What a member has done beyond the profile. */
interface Progress {
  readonly hasCheckedIn: boolean;
  readonly hasMachine: boolean;
}

/**
 * Whether a member is valid: address confirmed, and the three core tasks done (confirm the address,
 * complete the profile, check in once) or a machine bought (contract, introduction; decisions, "isValid").
 */
export function isValidMember(
  member: Pick<Member, "emailVerified" | "fullName" | "phone" | "country">,
  { hasCheckedIn, hasMachine }: Progress,
): boolean {
  const hasProfile = Boolean(member.fullName && member.phone && member.country);
  return member.emailVerified && ((hasProfile && hasCheckedIn) || hasMachine);
}

// There are neither check-ins nor machines yet.
const NO_PROGRESS: Progress = { hasCheckedIn: false, hasMachine: false };

/** Makes a member valid who has become so. Nobody loses it again. Gives the flag as it is then. */
export function refreshValidity(database: Database, member: Member): boolean {
  if (member.isValid) return true;
  if (!isValidMember(member, NO_PROGRESS)) return false;
  database.run("UPDATE member SET is_valid = 1 WHERE id = ?", member.id);
  return true;
}
