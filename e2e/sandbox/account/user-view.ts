import type { z } from "zod";
import type { userSchema } from "../../../lib/contract/account.ts";
import { toInstant } from "../clock.ts";
import { countPasskeys } from "../passkey/passkeys.ts";
import type { Sandbox } from "../sandbox.ts";
import { avatarAddress } from "./avatar.ts";
import { findById, type Member } from "./member.ts";
import { settingsView } from "./settings.ts";

function refLinks({ username, emailVerified }: Member, appOrigin: string) {
  if (!emailVerified) return { left: null, right: null, auto: null };
  const auto = `${appOrigin}/ref/${username}`;
  return { left: `${auto}/left`, right: `${auto}/right`, auto };
}

/**
 * A member as the profile shows it. `origin` is where the avatar can be fetched,
 * e.g. `http://127.0.0.1:4010`. Links to invite with are null until the address is confirmed.
 */
export function userView(
  { database, appOrigin }: Sandbox,
  member: Member,
  origin: string,
): z.input<typeof userSchema> {
  const { sponsorId, securityHoldUntil, withdrawalLockUntil } = member;
  return {
    id: String(member.id),
    fullName: member.fullName,
    username: member.username,
    email: member.email,
    avatar: { completedUrl: avatarAddress(member, origin) },
    isValid: member.isValid,
    emailVerified: member.emailVerified,
    gg2FAEnabled: member.totpSecret !== null,
    passkeyCount: countPasskeys(database, member.id),
    kycStatus: member.kycStatus,
    phone: member.phone,
    country: member.country,
    language: member.language,
    timeZone: member.timeZone,
    theme: member.theme,
    joinedAt: toInstant(member.joinedAt),
    sponsor: sponsorId ? (findById(database, sponsorId)?.username ?? null) : null,
    securityHoldUntil: securityHoldUntil ? toInstant(securityHoldUntil) : null,
    withdrawalLockUntil: withdrawalLockUntil ? toInstant(withdrawalLockUntil) : null,
    rank: member.isValid ? "Member" : "Newcomer",
    refLinks: refLinks(member, appOrigin),
    settings: settingsView(database, member),
  };
}
