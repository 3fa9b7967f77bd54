import { getFormatter, getLocale, getTranslations } from "next-intl/server";
import { Avatar } from "@/app/_ui/avatar";
import { Card } from "@/app/_ui/card";
import { type Fact, FactList } from "@/app/_ui/fact-list";
import type { User } from "@/lib/contract/account";
import { ProfileBadges } from "./profile-badges";

/** Who the member is: picture, name, what was checked, and the facts that the service gives. */
export async function ProfileCard({ user, timeZone }: { user: User; timeZone: string }) {
  const [t, format, locale] = await Promise.all([
    getTranslations("profile"),
    getFormatter(),
    getLocale(),
  ]);
  const { email, joinedAt, sponsor, rank, country } = user;
  const name = user.fullName || user.username;
  const facts: Fact[] = [{ label: t("email"), value: <bdi className="break-all">{email}</bdi> }];
  if (joinedAt) {
    const date = format.dateTime(new Date(joinedAt), { dateStyle: "long", timeZone });
    facts.push({ label: t("joined"), value: <time dateTime={joinedAt}>{date}</time> });
  }
  if (rank) facts.push({ label: t("rank"), value: <bdi>{rank}</bdi> });
  if (sponsor) facts.push({ label: t("sponsor"), value: <bdi>@{sponsor}</bdi> });
  if (country && /^[A-Z]{2}$/.test(country)) {
    const names = new Intl.DisplayNames(locale, { type: "region" });
    facts.push({ label: t("country"), value: names.of(country) });
  }
  return (
    <Card>
      <div className="mb-6 flex flex-wrap items-center gap-x-5 gap-y-4">
        <Avatar name={name} size={80} src={user.avatar?.completedUrl} />
        <div className="min-w-0 flex-1 basis-48">
          <h2 className="text-2xl break-words">
            <bdi>{name}</bdi>
          </h2>
          <p className="text-md text-muted">
            <bdi>@{user.username}</bdi>
          </p>
        </div>
      </div>
      <div className="mb-6">
        <ProfileBadges user={user} />
      </div>
      <h3 className="sr-only">{t("details")}</h3>
      <FactList facts={facts} />
    </Card>
  );
}
