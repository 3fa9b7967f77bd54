import { Link2 as LinkSign, Ticket } from "lucide";
import { getTranslations } from "next-intl/server";
import { memberPage } from "@/app/_shell/frame/member-page";
import { memberSection } from "@/app/_shell/frame/member-section";
import { pageMetadata } from "@/app/_shell/metadata/page-metadata";
import { LinkButton } from "@/app/_ui/control/link-button";
import { Card, CardHeading } from "@/app/_ui/data/card";
import { PageHeading } from "@/app/_ui/data/page-heading";
import { ListRow, SignDisc } from "@/app/_ui/data/row-list";
import { TableFrame } from "@/app/_ui/data/table-frame";
import { CopyButton } from "@/app/_ui/file/copy-button";
import { Link } from "@/app/_ui/navigation/link";
import { WebAddress } from "@/app/_ui/text/web-address";
import type { User } from "@/lib/contract/account";
import { readProfile } from "@/lib/domain/account/server";
import { timeZoneOf } from "@/lib/domain/account/time-zones";
import { readLoginHistory } from "@/lib/domain/security/server";
import { PAGES } from "@/lib/routes";
import { startReads } from "@/lib/session/server";
import { InviteClosed } from "../_components/invite/invite-closed";
import { readInviteLinks } from "../_components/invite/read-invite-links";
import { ActivityCard } from "./_components/activity-card";
import { ProfileCard } from "./_components/profile-card";

const LABELS = { auto: "inviteAuto", left: "inviteLeft", right: "inviteRight" } as const;

interface InviteCardProps {
  user: User;
}

/** The member's links to invite with, or what is missing for them. */
async function InviteCard({ user }: InviteCardProps) {
  const t = await getTranslations();
  const links = await readInviteLinks();
  const code = links.find(({ leg }) => leg === "auto")?.code;
  if (links.length === 0) {
    return (
      <Card className="max-md:p-4">
        <CardHeading>{t("profile.invite")}</CardHeading>
        <InviteClosed needsEmail={user.emailVerified === false} />
      </Card>
    );
  }
  return (
    <TableFrame
      id="invite"
      title={t("profile.invite")}
      aside={
        <Link href={PAGES.team.path} className="tall-link">
          {t("team.invite.moreWays")}
        </Link>
      }
    >
      <p className="px-4 pb-3 text-md text-muted md:px-5">{t("profile.inviteText")}</p>
      <ul className="border-t border-line">
        {links.map(({ leg, address }) => (
          <ListRow
            key={leg}
            disc={<SignDisc sign={LinkSign} />}
            title={t(`profile.${LABELS[leg]}`)}
            text={<WebAddress value={address} />}
            action={<CopyButton value={address} what={t(`profile.${LABELS[leg]}`)} />}
          />
        ))}
        {code && (
          <ListRow
            disc={<SignDisc sign={Ticket} />}
            title={t("profile.inviteCode")}
            text={
              <bdi dir="ltr" className="figures select-all">
                {code}
              </bdi>
            }
            action={<CopyButton value={code} what={t("profile.inviteCode")} />}
          />
        )}
      </ul>
    </TableFrame>
  );
}

export const generateMetadata = () => pageMetadata("profile");

const RECENT_SIGN_INS = 5;

export default memberPage(async () => {
  startReads(readInviteLinks(), readLoginHistory(1, RECENT_SIGN_INS));
  const [t, titles, user] = await Promise.all([
    getTranslations("profile"),
    getTranslations("titles"),
    readProfile(),
  ]);
  const timeZone = timeZoneOf(user.timeZone);
  const [invite, activity] = await Promise.all([
    memberSection(() => InviteCard({ user }), "profile.invite"),
    memberSection(
      async () => (
        <ActivityCard history={await readLoginHistory(1, RECENT_SIGN_INS)} timeZone={timeZone} />
      ),
      "profile.activity",
    ),
  ]);
  return (
    <>
      <PageHeading
        title={titles("profile")}
        text={<span className="max-md:sr-only">{t("text")}</span>}
      >
        <LinkButton href={PAGES.settings.path} tone="primary">
          {t("edit")}
        </LinkButton>
      </PageHeading>
      <div className="grid grid-cols-1 items-start gap-4 md:gap-5 lg:grid-cols-2">
        <ProfileCard user={user} timeZone={timeZone} />
        <div className="grid min-w-0 grid-cols-1 gap-4 md:gap-5">
          {invite}
          {activity}
        </div>
      </div>
    </>
  );
});
