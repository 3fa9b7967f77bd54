import { getLocale, getTranslations } from "next-intl/server";
import { LazyAutoRefresh } from "@/app/_shell/frame/member-frame.lazy";
import { memberPage } from "@/app/_shell/frame/member-page";
import { memberSection } from "@/app/_shell/frame/member-section";
import { pageMetadata } from "@/app/_shell/metadata/page-metadata";
import { unlessDown } from "@/app/_shell/states/unless-down";
import { LinkButton } from "@/app/_ui/control/link-button";
import { Card, CardHeading } from "@/app/_ui/data/card";
import { CutFacts } from "@/app/_ui/data/exact-facts";
import type { Fact } from "@/app/_ui/data/fact-list";
import { PageHeading } from "@/app/_ui/data/page-heading";
import { SegmentedLinks } from "@/app/_ui/navigation/segmented-links";
import { Amount } from "@/app/_ui/text/amount";
import { termProgress } from "@/lib/domain/staking/progress";
import { readStakingSummary } from "@/lib/domain/staking/server";
import { readTeamSummary } from "@/lib/domain/team/server";
import { utcDay } from "@/lib/domain/transaction/days";
import { serviceClock } from "@/lib/live/service-clock";
import { BASE_CURRENCY, breakable, formatAmount, formatUsd } from "@/lib/money/format";
import { PAGES } from "@/lib/routes";
import { EarningTabs } from "../../_components/earning-tabs";
import { REFRESH_SECONDS } from "../_components/refresh-seconds";
import { STAKED_SYMBOL } from "../_components/staked-symbol";
import { ComesNext } from "./_components/comes-next";
import { EarnedSection } from "./_components/earned-section";
import { EarnedShape } from "./_components/earned-shape";
import { readNextMaturity } from "./_components/next-maturity";
import { PERIODS, parsePeriod, periodHref } from "./_components/period";

/** Figures under their names, two in a row. */
function Figures({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl
      data-cover="start"
      className="grid grid-cols-[repeat(2,minmax(min-content,1fr))] gap-x-4 max-[18rem]:grid-cols-1"
    >
      {facts.map(({ label, value }) => (
        <div key={label} className="min-w-0">
          <dt className="text-sm text-muted">{label}</dt>
          <dd className="text-base font-medium wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What is staked, how far the term is that ends first, and what staking has brought. */
async function StakedCard() {
  const [t, positions, locale, summary, maturity] = await Promise.all([
    getTranslations("earningOverview"),
    getTranslations("staking.positions"),
    getLocale(),
    readStakingSummary(),
    unlessDown(readNextMaturity()),
  ]);
  const symbol = summary?.symbol ?? STAKED_SYMBOL;
  const amount = (raw: string) => (
    <Amount isPrivate raw={raw} text={breakable(formatAmount(raw, symbol, locale))} />
  );
  const term = maturity && termProgress(maturity.position, maturity.now);
  return (
    <Card className="flex h-full flex-col max-md:p-4">
      <CardHeading
        aside={
          term && (
            <span className="text-sm text-muted">
              {positions("progress", { done: term.daysDone, days: term.days })}
            </span>
          )
        }
      >
        {t("stakingTitle")}
      </CardHeading>
      {summary ? (
        <>
          <p className="figures-display -mt-2 mb-3 text-3xl wrap-anywhere">
            {amount(summary.staked)}
          </p>
          {term && (
            <div aria-hidden className="mb-3 h-1.5 overflow-hidden rounded-full bg-raised">
              <div
                className="h-full rounded-full bg-violet"
                style={{ inlineSize: `${term.percent}%` }}
              />
            </div>
          )}
          <Figures
            facts={[
              { label: t("accrued"), value: amount(summary.accrued) },
              { label: t("received"), value: amount(summary.earnedTotal) },
            ]}
          />
          <CutFacts
            symbol={symbol}
            locale={locale}
            facts={[
              { label: t("staked"), raw: summary.staked },
              { label: t("accrued"), raw: summary.accrued },
              { label: t("received"), raw: summary.earnedTotal },
            ]}
          />
        </>
      ) : (
        <p className="text-md text-muted">{t("stakingMissing")}</p>
      )}
      <div className="mt-auto pt-5 max-md:hidden">
        <LinkButton href={PAGES.stake.path} className="w-full">
          {positions("title")}
        </LinkButton>
      </div>
    </Card>
  );
}

/** Commissions of this month and in all. */
async function CommissionCard() {
  const [t, locale, summary] = await Promise.all([
    getTranslations("earningOverview"),
    getLocale(),
    readTeamSummary(),
  ]);
  const commission = summary?.commission;
  return (
    <Card className="flex h-full flex-col max-md:p-4">
      <CardHeading aside={commission && <span className="text-sm text-muted">{t("month")}</span>}>
        {t("commissionsTitle")}
      </CardHeading>
      {commission ? (
        <>
          <p className="figures-display -mt-2 mb-3 text-3xl wrap-anywhere">
            <Amount
              isPrivate
              isHero
              raw={commission.month}
              text={formatUsd(commission.month, locale)}
            />
          </p>
          <Figures
            facts={[
              {
                label: t("inAll"),
                value: (
                  <Amount
                    isPrivate
                    raw={commission.total}
                    text={formatUsd(commission.total, locale)}
                  />
                ),
              },
            ]}
          />
        </>
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
      <div className="mt-auto pt-5 max-md:hidden">
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
  const [earned, next, staking, commissions] = await Promise.all([
    memberSection(
      () => EarnedSection({ period, periods, today: utcDay(new Date(serviceClock.now())) }),
      "earningOverview.total",
      <EarnedShape />,
    ),
    memberSection(ComesNext, "earningOverview.next.title", "h-72 md:h-70"),
    memberSection(StakedCard, "earningOverview.stakingTitle", "h-36 md:h-70"),
    memberSection(CommissionCard, "earningOverview.commissionsTitle", "h-19 md:h-70"),
  ]);
  return (
    <>
      <LazyAutoRefresh seconds={REFRESH_SECONDS} />
      <PageHeading isHeardOnPhones title={titles("earning")} text={t("text")}>
        {openStake}
      </PageHeading>
      <EarningTabs current="overview" />
      <div className="mb-4 grid md:hidden">{openStake}</div>
      {earned}
      <div className="mt-4 grid gap-4 md:mt-5 md:grid-cols-2 md:gap-5 xl:auto-cols-fr xl:grid-flow-col xl:grid-cols-none">
        <div className="min-w-0 empty:hidden md:max-xl:col-span-2">{next}</div>
        {staking}
        {commissions}
      </div>
    </>
  );
});
