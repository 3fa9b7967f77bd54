import { readCanInvite, readProfile } from "@/lib/domain/account/server";
import { readCapabilities } from "@/lib/domain/capability/server";
import { type InviteLink, inviteLinks } from "@/lib/domain/team/invite-links";
import { readInvitationCodes } from "@/lib/domain/team/server";

/**
 * The member's links and codes to invite with; none while the member may not (R7.2).
 * @throws SessionInterruption, UpstreamFault as `readAsMember` does
 */
export async function readInviteLinks(): Promise<readonly InviteLink[]> {
  const [user, canInvite, { invitationCodes }] = await Promise.all([
    readProfile(),
    readCanInvite(),
    readCapabilities(),
  ]);
  const codes = canInvite && invitationCodes ? await readInvitationCodes() : null;
  return inviteLinks(user.refLinks, canInvite, codes);
}
