import { getTranslations } from "next-intl/server";
import { memberPage } from "@/app/_shell/member-page";
import { memberSection } from "@/app/_shell/member-section";
import { pageMetadata } from "@/app/_shell/page-metadata";
import { LinkButton } from "@/app/_ui/link-button";
import { PageHeading } from "@/app/_ui/page-heading";
import { readCanInvite, readProfile } from "@/lib/profile/server";
import { timeZoneOf } from "@/lib/profile/time-zones";
import { PAGES } from "@/lib/routes";
import { readLoginHistory } from "@/lib/security/server";
import { ActivityCard } from "./_components/activity-card";
import { InviteCard } from "./_components/invite-card";
import { ProfileCard } from "./_components/profile-card";

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
  const activity = await memberSection(async () => (
    <ActivityCard history={await readLoginHistory(1, RECENT_SIGN_INS)} timeZone={timeZone} />
  ));
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
