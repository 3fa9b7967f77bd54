import { getTranslations } from "next-intl/server";
import { memberPage } from "@/app/_shell/frame/member-page";
import { memberSection } from "@/app/_shell/frame/member-section";
import { pageMetadata } from "@/app/_shell/metadata/page-metadata";
import { LinkButton } from "@/app/_ui/control/link-button";
import { Card, CardHeading } from "@/app/_ui/data/card";
import { PageHeading } from "@/app/_ui/data/page-heading";
import { CopyButton } from "@/app/_ui/file/copy-button";
import type { User } from "@/lib/contract/account";
import { readCanInvite, readProfile } from "@/lib/domain/account/server";
import { timeZoneOf } from "@/lib/domain/account/time-zones";
import { readLoginHistory } from "@/lib/domain/security/server";
import { inviteLinks } from "@/lib/domain/team/invite-links";
import { PAGES } from "@/lib/routes";
import { InviteClosed } from "../_components/invite/invite-closed";
import { ActivityCard } from "./_components/activity-card";
import { ProfileCard } from "./_components/profile-card";

const LABELS = { auto: "inviteAuto", left: "inviteLeft", right: "inviteRight" } as const;

interface InviteCardProps {
  user: User;
  /** The service lets this member invite (R7.2). */
  canInvite: boolean;
}

/** The member's links to invite with, or what is missing for them. */
async function InviteCard({ user, canInvite }: InviteCardProps) {
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

export const generateMetadata = () => pageMetadata("profile");

const RECENT_SIGN_INS = 5;

export default memberPage(async () => {
  const [t, titles, user, canInvite] = await Promise.all([
    getTranslations("profile"),
    getTranslations("titles"),
    readProfile(),
    readCanInvite(),
  ]);
  const timeZone = timeZoneOf(user.timeZone);
  const activity = await memberSection(
    async () => (
      <ActivityCard history={await readLoginHistory(1, RECENT_SIGN_INS)} timeZone={timeZone} />
    ),
    "profile.activity",
  );
  return (
    <>
      <PageHeading title={titles("profile")} text={t("text")}>
        <LinkButton href={PAGES.settings.path}>{t("edit")}</LinkButton>
      </PageHeading>
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <ProfileCard user={user} timeZone={timeZone} />
        <div className="grid min-w-0 gap-5">
          <InviteCard user={user} canInvite={canInvite} />
          {activity}
        </div>
      </div>
    </>
  );
});
