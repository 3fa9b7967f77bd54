import { getLocale, getTranslations } from "next-intl/server";
import { MemberTime } from "@/app/_shell/time/member-time";
import {
  AmountIsland as Amount,
  BadgeIsland as Badge,
  CardIsland as Card,
  CardHeadingIsland as CardHeading,
} from "@/app/_ui/data/islands";
import { Link } from "@/app/_ui/navigation/link";
import { MERLIN } from "@/lib/contract/values/tokens";
import { readProfile } from "@/lib/domain/account/server";
import { timeZoneOf } from "@/lib/domain/account/time-zones";
import { readStakingSummary } from "@/lib/domain/staking/server";
import { formatAmount } from "@/lib/money/format";
import { PAGES } from "@/lib/routes";
import { CardDigits } from "./card-digits";

/** What is staked, what it has earned and when the next reward is due. */
export async function StakingCard() {
  const [locale, t, words, summary, user] = await Promise.all([
    getLocale(),
    getTranslations("dashboard"),
    getTranslations("earningOverview"),
    readStakingSummary(),
    readProfile(),
  ]);
  if (!summary) {
    return (
      <Card className="h-full">
        <CardHeading>{t("stakingTitle")}</CardHeading>
        <p className="text-md text-muted">{t("stakingMissing")}</p>
      </Card>
    );
  }
  const symbol = summary.symbol ?? MERLIN;
  const positions = summary.byProduct?.reduce((sum, row) => sum + row.positions, 0);
  const amount = (raw: string) => (
    <Amount isPrivate raw={raw} text={formatAmount(raw, symbol, locale)} />
  );
  const facts = [
    { label: t("stakingAccrued"), value: amount(summary.accrued) },
    { label: t("stakingEarned"), value: amount(summary.earnedTotal) },
    ...(summary.nextPayoutAt
      ? [
          {
            label: t("stakingNext"),
            value: <MemberTime at={summary.nextPayoutAt} timeZone={timeZoneOf(user.timeZone)} />,
          },
        ]
      : []),
  ];
  return (
    <Card className="flex h-full flex-col max-md:p-4">
      <CardHeading
        aside={
          <Link href={PAGES.stake.path} className="more-link">
            {words("openStake")}
          </Link>
        }
      >
        {t("stakingTitle")}
      </CardHeading>
      <p className="figures-display -mt-2 flex flex-wrap items-center justify-between gap-x-3 gap-y-1 text-3xl break-words">
        {amount(summary.staked)}
        {positions !== undefined && (
          <span className="font-sans tracking-normal">
            <Badge tone="violet">{t("positions", { count: positions })}</Badge>
          </span>
        )}
      </p>
      <dl className="mt-2 flex flex-wrap justify-between gap-x-4 gap-y-1.5 text-sm md:text-md">
        {facts.map(({ label, value }) => (
          <div key={label} className="min-w-0">
            <dt className="text-xs text-muted md:text-sm">{label}</dt>
            <dd className="figures font-medium">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="max-md:hidden">
        <CardDigits
          symbol={symbol}
          locale={locale}
          facts={[
            { label: t("stakingTitle"), raw: summary.staked },
            { label: t("stakingAccrued"), raw: summary.accrued },
            { label: t("stakingEarned"), raw: summary.earnedTotal },
          ]}
        />
      </div>
    </Card>
  );
}
