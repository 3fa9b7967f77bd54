import type { z } from "zod";
import type { sponsorSchema } from "../../../lib/contract/team/invitation.ts";
import { notFound } from "../http/refusal.ts";
import { kickbackOf } from "../kickback/kickback.ts";
import type { Sandbox } from "../sandbox.ts";
import { avatarAddress } from "./avatar.ts";
import { findByUsername } from "./member.ts";

/**
 * Who invites. A newcomer takes the outermost seat of a leg, so both legs of a member who may invite
 * are open.
 * @throws Refusal 404 for an unknown name
 */
export function sponsorView(
  { database }: Sandbox,
  username: string,
  origin: string,
): z.input<typeof sponsorSchema> {
  const member = findByUsername(database, username);
  if (!member) throw notFound("No member has this username.");
  const kickbackPercent = kickbackOf(database, member.id)?.percent ?? 0;
  const canRefer = member.emailVerified;
  return {
    username: member.username,
    fullName: member.fullName,
    avatar: { completedUrl: avatarAddress(member, origin) },
    canRefer,
    openPositions: canRefer ? ["left", "right"] : [],
    ...(kickbackPercent > 0 && { kickbackPercent }),
  };
}
