import { getTranslations } from "next-intl/server";
import { Card, CardHeading } from "@/app/_ui/card";
import { CopyButton } from "@/app/_ui/copy-button";
import { LinkButton } from "@/app/_ui/link-button";
import type { User } from "@/lib/contract/account";
import { PAGES } from "@/lib/routes";
import { inviteLinks } from "@/lib/team/invite-links";
import { InviteClosed } from "../../_components/invite/invite-closed";

const LABELS = { auto: "inviteAuto", left: "inviteLeft", right: "inviteRight" } as const;

interface InviteCardProps {
  user: User;
  /** The service lets this member invite (R7.2). */
  canInvite: boolean;
}

/** The member's links to invite with, or what is missing for them. */
export async function InviteCard({ user, canInvite }: InviteCardProps) {
  const t = await getTranslations();
  const links = inviteLinks(user.refLinks, canInvite);
  return (
    <Card>
      <CardHeading>{t("profile.invite")}</CardHeading>
      {links.length > 0 ? (
        <>
          <p className="mb-4 text-md text-muted">{t("profile.inviteText")}</p>
          <ul className="grid gap-3">
            {links.map(({ leg, address }) => (
              <li key={leg} className="rounded-inset bg-raised px-4 py-3">
                <div className="flex items-center justify-between gap-3">
                  <h3 className="font-sans text-md font-medium text-muted">
                    {t(`profile.${LABELS[leg]}`)}
                  </h3>
                  <CopyButton value={address} />
                </div>
                <p className="mt-1 text-md font-medium">
                  <bdi dir="ltr" className="break-all select-all">
                    {address}
                  </bdi>
                </p>
              </li>
            ))}
          </ul>
          <LinkButton href={PAGES.team.path} size="small" className="mt-4">
            {t("team.invite.moreWays")}
          </LinkButton>
        </>
      ) : (
        <InviteClosed needsEmail={user.emailVerified === false} />
      )}
    </Card>
  );
}
