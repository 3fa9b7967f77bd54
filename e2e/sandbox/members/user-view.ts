import type { z } from "zod";
import type { userSchema } from "../../../lib/contract/account.ts";
import { toInstant } from "../clock.ts";
import type { Database } from "../database/database.ts";
import { findById, type Member } from "./member.ts";

/**
 * A member as the profile shows it. `origin` is where the avatar can be fetched,
 * e.g. `http://127.0.0.1:4010`.
 */
export function userView(
  database: Database,
  member: Member,
  origin: string,
): z.input<typeof userSchema> {
  const { avatarId, sponsorId, securityHoldUntil } = member;
  return {
    id: String(member.id),
    fullName: member.fullName,
    username: member.username,
    email: member.email,
    avatar: { completedUrl: avatarId ? `${origin}/media/avatars/${avatarId}` : null },
    isValid: member.isValid,
    emailVerified: member.emailVerified,
    gg2FAEnabled: member.totpSecret !== null,
    kycStatus: member.kycStatus,
    phone: member.phone,
    country: member.country,
    language: member.language,
    timeZone: member.timeZone,
    theme: member.theme,
    joinedAt: toInstant(member.joinedAt),
    sponsor: sponsorId ? (findById(database, sponsorId)?.username ?? null) : null,
    securityHoldUntil: securityHoldUntil ? toInstant(securityHoldUntil) : null,
  };
}
