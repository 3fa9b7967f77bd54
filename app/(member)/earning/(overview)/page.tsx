import { getLocale, getTranslations } from "next-intl/server";
import { memberPage } from "@/app/_shell/frame/member-page";
import { memberSection } from "@/app/_shell/frame/member-section";
import { pageMetadata } from "@/app/_shell/metadata/page-metadata";
import { AutoRefresh } from "@/app/_shell/time/auto-refresh";
import { CountdownTo } from "@/app/_shell/time/countdown-to";
import { LinkButton } from "@/app/_ui/control/link-button";
import { Card, CardHeading } from "@/app/_ui/data/card";
import { CutFacts } from "@/app/_ui/data/exact-facts";
import { FactList } from "@/app/_ui/data/fact-list";
import { PageHeading } from "@/app/_ui/data/page-heading";
import { SegmentedLinks } from "@/app/_ui/navigation/segmented-links";
import { Amount } from "@/app/_ui/text/amount";
import { readStakingSummary } from "@/lib/domain/staking/server";
import { readTeamSummary } from "@/lib/domain/team/server";
import { utcDay } from "@/lib/domain/transaction/days";
import { serviceClock } from "@/lib/live/service-clock";
import { BASE_CURRENCY, formatAmount, formatUsd } from "@/lib/money/format";
import { PAGES } from "@/lib/routes";
import { EarningTabs } from "../../_components/earning-tabs";
import { REFRESH_SECONDS } from "../_components/refresh-seconds";
import { STAKED_SYMBOL } from "../_components/staked-symbol";
import { EarnedSection } from "./_components/earned-section";
import { PERIODS, parsePeriod, periodHref } from "./_components/period";

/** What is staked and has been received for it, and when the next reward is due. */
async function StakedCard() {
  const [t, positions, locale, summary] = await Promise.all([
    getTranslations("earningOverview"),
    getTranslations("staking.positions"),
    getLocale(),
    readStakingSummary(),
  ]);
  const symbol = summary?.symbol ?? STAKED_SYMBOL;
  const amount = (raw: string) => (
    <Amount isPrivate raw={raw} text={formatAmount(raw, symbol, locale)} />
  );
  return (
    <Card className="flex h-full flex-col">
      <CardHeading>{t("stakingTitle")}</CardHeading>
      {summary ? (
        <FactList
          facts={[
            { label: t("staked"), value: amount(summary.staked) },
            { label: t("accrued"), value: amount(summary.accrued) },
            { label: t("received"), value: amount(summary.earnedTotal) },
            ...(summary.nextPayoutAt
              ? [
                  {
                    label: t("nextReward"),
                    value: (
                      <CountdownTo until={summary.nextPayoutAt} serverNow={summary.serverTime} />
                    ),
                  },
                ]
              : []),
          ]}
        />
      ) : (
        <p className="text-md text-muted">{t("stakingMissing")}</p>
      )}
      {summary && (
        <CutFacts
          symbol={symbol}
          locale={locale}
          facts={[
            { label: t("staked"), raw: summary.staked },
            { label: t("accrued"), raw: summary.accrued },
            { label: t("received"), raw: summary.earnedTotal },
          ]}
        />
      )}
      <div className="mt-auto pt-5">
        <LinkButton href={PAGES.stake.path} className="w-full">
          {positions("title")}
        </LinkButton>
      </div>
    </Card>
  );
}

/** Commissions of this month and in all, and when the legs are settled next. */
async function CommissionCard() {
  const [t, locale, summary] = await Promise.all([
    getTranslations("earningOverview"),
    getLocale(),
    readTeamSummary(),
  ]);
  const commission = summary?.commission;
  const amount = (raw: string) => <Amount isPrivate raw={raw} text={formatUsd(raw, locale)} />;
  return (
    <Card className="flex h-full flex-col">
      <CardHeading>{t("commissionsTitle")}</CardHeading>
      {commission ? (
        <FactList
          facts={[
            { label: t("month"), value: amount(commission.month) },
            { label: t("inAll"), value: amount(commission.total) },
            ...(summary.nextSettlementAt
              ? [
                  {
                    label: t("nextSettlement"),
                    value: (
                      <CountdownTo
                        until={summary.nextSettlementAt}
                        serverNow={summary.serverTime}
                      />
                    ),
                  },
                ]
              : []),
          ]}
        />
      ) : (
        <p className="text-md text-muted">{t("commissionsMissing")}</p>
      )}
      <CutFacts
        symbol={BASE_CURRENCY}
        locale={locale}
        facts={[
          { label: t("month"), raw: commission?.month },
          { label: t("inAll"), raw: commission?.total },
        ]}
      />
      <div className="mt-auto pt-5">
        <LinkButton href={PAGES.commissions.path} className="w-full">
          {t("openCommissions")}
        </LinkButton>
      </div>
    </Card>
  );
}

export const generateMetadata = () => pageMetadata("earning");

export default memberPage(async ({ searchParams }: PageProps<"/earning">) => {
  const [params, t, titles] = await Promise.all([
    searchParams,
    getTranslations("earningOverview"),
    getTranslations("titles"),
  ]);
  const period = parsePeriod(params);
  const openStake = (
    <LinkButton href={PAGES.stake.path} tone="primary">
      {t("openStake")}
    </LinkButton>
  );
  const periods = (
    <SegmentedLinks
      label={t("periodLabel")}
      size="medium"
      options={PERIODS.map((one) => ({
        href: periodHref(one),
        label: t(`presets.${one}`),
        isCurrent: one === period,
      }))}
    />
  );
  const [earned, staking, commissions] = await Promise.all([
    memberSection(
      () => EarnedSection({ period, periods, today: utcDay(new Date(serviceClock.now())) }),
      "earningOverview.total",
    ),
    memberSection(StakedCard, "earningOverview.stakingTitle"),
    memberSection(CommissionCard, "earningOverview.commissionsTitle"),
  ]);
  return (
    <>
      <AutoRefresh seconds={REFRESH_SECONDS} />
      <PageHeading isHeardOnPhones title={titles("earning")} text={t("text")}>
        {openStake}
      </PageHeading>
      <EarningTabs current="overview" />
      <div className="mb-4 grid md:hidden">{openStake}</div>
      {earned}
      <div className="mt-4 grid gap-4 md:mt-5 md:grid-cols-2 md:gap-5">
        {staking}
        {commissions}
      </div>
    </>
  );
});
