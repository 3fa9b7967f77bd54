import { getTranslations } from "next-intl/server";
import { Texts } from "@/app/_shell/texts";
import { Card, CardHeading } from "@/app/_ui/card";
import { readCanInvite, readProfile } from "@/lib/profile/server";
import { inviteLinks } from "@/lib/team/invite-links";
import { InviteClosed } from "../../_components/invite/invite-closed";
import { InviteLinks } from "./invite/invite-links";
import { INVITE_ID } from "./team-tab";

/** The member's links to invite with, into a leg or undirected, or why there are none (R7.2). */
export async function InviteCard() {
  const [t, profile, user, canInvite] = await Promise.all([
    getTranslations("team"),
    getTranslations("profile"),
    readProfile(),
    readCanInvite(),
  ]);
  const links = inviteLinks(user.refLinks, canInvite);
  return (
    <Card id={INVITE_ID} className="scroll-mt-20">
      <CardHeading>{t("invite.title")}</CardHeading>
      {links.length > 0 ? (
        <>
          <p className="mb-4 text-md text-muted">{profile("inviteText")}</p>
          <Texts of={["team.invite", "brand"]}>
            <InviteLinks links={links} name={user.fullName} />
          </Texts>
        </>
      ) : (
        <InviteClosed needsEmail={user.emailVerified === false} />
      )}
    </Card>
  );
}
