import { getFormatter, getTranslations } from "next-intl/server";
import { memberPage } from "@/app/_shell/member-page";
import { pageMetadata } from "@/app/_shell/page-metadata";
import { Avatar } from "@/app/_ui/avatar";
import { Card } from "@/app/_ui/card";
import { type Fact, FactList } from "@/app/_ui/fact-list";
import { PageHeading } from "@/app/_ui/page-heading";
import { readProfile } from "@/lib/profile/server";
import { ProfileBadges } from "./_components/profile-badges";

export const generateMetadata = () => pageMetadata("profile");

export default memberPage(async () => {
  const [t, titles, format, user] = await Promise.all([
    getTranslations("profile"),
    getTranslations("titles"),
    getFormatter(),
    readProfile(),
  ]);
  const facts: Fact[] = [
    { label: t("username"), value: <bdi>@{user.username}</bdi> },
    { label: t("email"), value: <bdi className="break-all">{user.email}</bdi> },
  ];
  if (user.joinedAt) {
    const date = format.dateTime(new Date(user.joinedAt), { dateStyle: "long" });
    facts.push({ label: t("joined"), value: <time dateTime={user.joinedAt}>{date}</time> });
  }
  if (user.sponsor) facts.push({ label: t("sponsor"), value: <bdi>@{user.sponsor}</bdi> });
  return (
    <>
      <PageHeading title={titles("profile")} text={t("text")} />
      <Card className="max-w-[44rem]">
        <div className="mb-6 flex flex-wrap items-center gap-4">
          <Avatar name={user.fullName || user.username} size={64} />
          <div className="min-w-0 flex-1">
            <h2 className="mb-2 text-2xl break-words">{user.fullName || user.username}</h2>
            <ProfileBadges user={user} />
          </div>
        </div>
        <FactList facts={facts} />
      </Card>
    </>
  );
});
