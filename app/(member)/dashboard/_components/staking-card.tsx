import { getLocale, getTranslations } from "next-intl/server";
import { MemberTime } from "@/app/_shell/time/member-time";
import { LinkButton } from "@/app/_ui/control/link-button";
import { Badge } from "@/app/_ui/data/badge";
import { Card, CardHeading } from "@/app/_ui/data/card";
import { CutFacts } from "@/app/_ui/data/exact-facts";
import { FactList } from "@/app/_ui/data/fact-list";
import { Amount } from "@/app/_ui/text/amount";
import { readProfile } from "@/lib/domain/account/server";
import { timeZoneOf } from "@/lib/domain/account/time-zones";
import { readStakingSummary } from "@/lib/domain/staking/server";
import { formatAmount } from "@/lib/money/format";
import { PAGES } from "@/lib/routes";

const STAKED_SYMBOL = "MERLIN";

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
  const symbol = summary.symbol ?? STAKED_SYMBOL;
  const positions = summary.byProduct?.reduce((sum, row) => sum + row.positions, 0);
  const amount = (raw: string) => (
    <Amount isPrivate raw={raw} text={formatAmount(raw, symbol, locale)} />
  );
  return (
    <Card className="flex h-full flex-col">
      <CardHeading
        aside={
          positions !== undefined && (
            <Badge tone="violet">{t("positions", { count: positions })}</Badge>
          )
        }
      >
        {t("stakingTitle")}
      </CardHeading>
      <p className="figures-display mb-4 text-3xl break-words">{amount(summary.staked)}</p>
      <FactList
        facts={[
          { label: t("stakingAccrued"), value: amount(summary.accrued) },
          { label: t("stakingEarned"), value: amount(summary.earnedTotal) },
          ...(summary.nextPayoutAt
            ? [
                {
                  label: t("stakingNext"),
                  value: (
                    <MemberTime at={summary.nextPayoutAt} timeZone={timeZoneOf(user.timeZone)} />
                  ),
                },
              ]
            : []),
        ]}
      />
      <CutFacts
        symbol={symbol}
        locale={locale}
        facts={[
          { label: t("stakingTitle"), raw: summary.staked },
          { label: t("stakingAccrued"), raw: summary.accrued },
          { label: t("stakingEarned"), raw: summary.earnedTotal },
        ]}
      />
      <div className="mt-auto pt-4">
        <LinkButton href={PAGES.stake.path} className="w-full">
          {words("openStake")}
        </LinkButton>
      </div>
    </Card>
  );
}
