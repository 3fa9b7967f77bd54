import { getLocale, getTranslations } from "next-intl/server";
import { Avatar } from "@/app/_ui/data/avatar";
import { Badge, type BadgeTone } from "@/app/_ui/data/badge";
import { Card } from "@/app/_ui/data/card";
import { type Fact, FactList } from "@/app/_ui/data/fact-list";
import type { User } from "@/lib/contract/account";
import { countryName } from "@/lib/domain/account/countries";
import { dateFormat } from "@/lib/i18n/date-format";

const KYC_TONES: Readonly<Record<NonNullable<User["kycStatus"]>, BadgeTone>> = {
  none: "neutral",
  draft: "neutral",
  pending: "info",
  approved: "up",
  resubmit: "warn",
  rejected: "down",
};

/** What has been checked about a member; a fact that the service does not give is left out. */
async function ProfileBadges({ user }: { user: User }) {
  const t = await getTranslations("profile");
  const { isValid, emailVerified, gg2FAEnabled, kycStatus } = user;
  return (
    <ul className="flex flex-wrap gap-2">
      <li>
        <Badge tone={isValid ? "up" : "neutral"}>{t(isValid ? "valid" : "notValid")}</Badge>
      </li>
      {typeof emailVerified === "boolean" && (
        <li>
          <Badge tone={emailVerified ? "up" : "warn"}>
            {t(emailVerified ? "emailVerified" : "emailNotVerified")}
          </Badge>
        </li>
      )}
      {kycStatus && (
        <li>
          <Badge tone={KYC_TONES[kycStatus]}>{t(`kyc.${kycStatus}`)}</Badge>
        </li>
      )}
      {typeof gg2FAEnabled === "boolean" && (
        <li>
          <Badge tone={gg2FAEnabled ? "up" : "neutral"}>
            {t(gg2FAEnabled ? "twoFactorOn" : "twoFactorOff")}
          </Badge>
        </li>
      )}
    </ul>
  );
}

/** Ranks of every service; others have a name of their own. */
const RANKS = ["member", "newcomer"] as const;

/** Who the member is: picture, name, what was checked, and the facts that the service gives. */
export async function ProfileCard({ user, timeZone }: { user: User; timeZone: string }) {
  const [t, locale] = await Promise.all([getTranslations("profile"), getLocale()]);
  const { email, joinedAt, sponsor, rank, country } = user;
  const name = user.fullName || user.username;
  const facts: Fact[] = [{ label: t("email"), value: <bdi className="break-all">{email}</bdi> }];
  if (joinedAt) {
    const date = dateFormat(locale, { dateStyle: "long", timeZone }).format(new Date(joinedAt));
    facts.push({ label: t("joined"), value: <time dateTime={joinedAt}>{date}</time> });
  }
  if (rank) {
    const known = RANKS.find((one) => one === rank.toLowerCase());
    facts.push({ label: t("rank"), value: known ? t(`ranks.${known}`) : <bdi>{rank}</bdi> });
  }
  if (sponsor) facts.push({ label: t("sponsor"), value: <bdi>@{sponsor}</bdi> });
  const land = countryName(country, locale);
  if (land) facts.push({ label: t("country"), value: <bdi>{land}</bdi> });
  return (
    <Card className="max-md:p-4">
      <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-3">
        <Avatar name={name} size={64} src={user.avatar?.completedUrl} />
        <div className="min-w-0 flex-1 basis-40">
          <h2 className="text-xl break-words">
            <bdi>{name}</bdi>
          </h2>
          <p className="text-md text-muted">
            <bdi>@{user.username}</bdi>
          </p>
        </div>
      </div>
      <div className="mb-4">
        <ProfileBadges user={user} />
      </div>
      <h3 className="sr-only">{t("details")}</h3>
      <FactList facts={facts} />
    </Card>
  );
}
