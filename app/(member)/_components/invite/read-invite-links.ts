import { unlessDown } from "@/app/_shell/states/unless-down";
import { readCanInvite, readProfile } from "@/lib/domain/account/server";
import { readCapabilities } from "@/lib/domain/capability/server";
import { type InviteLink, inviteLinks } from "@/lib/domain/team/invite-links";
import { readInvitationCodes } from "@/lib/domain/team/server";
import { startReads } from "@/lib/session/server";

async function readOfferedCodes() {
  const { invitationCodes } = await readCapabilities();
  return invitationCodes ? unlessDown(readInvitationCodes()) : null;
}

/**
 * The member's links and codes to invite with; none while the member may not (R7.2). A link stands without its code.
 * @throws SessionInterruption, UpstreamFault as `readAsMember` does
 */
export async function readInviteLinks(): Promise<readonly InviteLink[]> {
  const reading = readOfferedCodes();
  startReads(reading);
  const [user, canInvite] = await Promise.all([readProfile(), readCanInvite()]);
  const codes = canInvite ? await reading : null;
  return inviteLinks(user.refLinks, canInvite, codes);
}
