import type { Route } from "next";
import Link from "next/link";
import { getLocale, getTranslations } from "next-intl/server";
import { memberId } from "@/app/_order/member-id";
import { OrderMember } from "@/app/_order/order-member";
import { memberPage } from "@/app/_shell/frame/member-page";
import { memberSection } from "@/app/_shell/frame/member-section";
import { pageMetadata } from "@/app/_shell/metadata/page-metadata";
import { AutoRefresh } from "@/app/_shell/time/auto-refresh";
import { TransactionList } from "@/app/_shell/transactions/transaction-list";
import { LinkButton } from "@/app/_ui/control/link-button";
import { Card, CardHeading } from "@/app/_ui/data/card";
import { PageHeading } from "@/app/_ui/data/page-heading";
import { Notice } from "@/app/_ui/state/notice";
import { readProfile } from "@/lib/domain/account/server";
import { readAnnouncements } from "@/lib/domain/social/server";
import { readTransactions } from "@/lib/domain/transaction/server";
import { localeRow } from "@/lib/i18n/locales";
import { BASE_CURRENCY } from "@/lib/money/format";
import { walletPath } from "@/lib/paths";
import { PAGES } from "@/lib/routes";
import { AnnouncementList } from "./_components/announcement-list";
import { FirstStepsCard } from "./_components/first-steps-card";
import { MiningCard } from "./_components/mining-card";
import { portfolioRange } from "./_components/portfolio-range";
import { PriceStrip } from "./_components/price-strip";
import { ProfitCard } from "./_components/profit-card";
import { StakingCard } from "./_components/staking-card";
import { TeamCard } from "./_components/team-card";
import { ValueCard } from "./_components/value-card";
import { WalletTiles } from "./_components/wallet-tiles";

const COUNT = 5;

/** The latest five transactions, with the way to all. */
async function LatestTransactions() {
  const [t, page] = await Promise.all([
    getTranslations("dashboard"),
    readTransactions({ pageSize: COUNT }),
  ]);
  return (
    <Card className="h-full">
      <CardHeading
        aside={
          <Link
            href={PAGES.transactions.path}
            className="touch-area text-md font-medium text-accent-text"
          >
            {t("viewAll")}
          </Link>
        }
      >
        {t("latest")}
      </CardHeading>
      <TransactionList items={page?.items.slice(0, COUNT) ?? null} emptyText={t("latestEmpty")} />
    </Card>
  );
}

/** What the operator has to say; a member can put each aside on this device. */
async function Announcements() {
  const { locale } = localeRow(await getLocale());
  const [t, items] = await Promise.all([getTranslations("dashboard"), readAnnouncements(locale)]);
  if (items.length === 0) return null;
  return (
    <AnnouncementList
      label={t("announcements")}
      dismissText={t("dismiss")}
      items={items.map(({ id, level, title, body, link }) => ({
        id,
        content: (
          <Notice tone={level === "warning" ? "warn" : "info"} title={title} className="grow">
            {body}
            {link && /^https:\/\//.test(link) && (
              <a href={link} target="_blank" rel="noopener noreferrer" className="ms-1 underline">
                {t("readMore")}
                <span className="sr-only"> {t("opensNewTab")}</span>
              </a>
            )}
          </Notice>
        ),
      }))}
    />
  );
}

export const generateMetadata = () => pageMetadata("dashboard");

const REFRESH_SECONDS = 30;

interface DashboardProps {
  searchParams: Promise<{ range?: string | string[] }>;
}

export default memberPage(async ({ searchParams }: DashboardProps) => {
  const range = portfolioRange((await searchParams).range);
  const t = await getTranslations();
  const [user, announcements, prices, value, steps, wallets, mining, staking, team, profit, last] =
    await Promise.all([
      readProfile(),
      memberSection(Announcements, "dashboard.announcements"),
      memberSection(PriceStrip, "menu.tokenPrices"),
      memberSection(() => ValueCard({ range }), "dashboard.totalValue"),
      memberSection(FirstStepsCard, "dashboard.stepsTitle"),
      memberSection(WalletTiles, "menu.wallets"),
      memberSection(MiningCard, "dashboard.miningTitle"),
      memberSection(StakingCard, "dashboard.stakingTitle"),
      memberSection(TeamCard, "dashboard.teamTitle"),
      memberSection(ProfitCard, "dashboard.profitTitle"),
      memberSection(LatestTransactions, "dashboard.latest"),
    ]);
  return (
    <OrderMember id={memberId(user)}>
      <AutoRefresh seconds={REFRESH_SECONDS} />
      <PageHeading
        title={t("titles.dashboard")}
        text={t("dashboard.greeting", { name: user.fullName || user.username })}
      >
        <LinkButton href={walletPath(BASE_CURRENCY) as Route}>{t("dashboard.deposit")}</LinkButton>
        <LinkButton href={PAGES.wallets.path} tone="primary">
          {t("dashboard.openWallets")}
        </LinkButton>
      </PageHeading>
      {announcements}
      {prices}
      <div className="grid gap-5 xl:grid-cols-12">
        <div className="min-w-0 xl:col-span-8">{value}</div>
        <div className="min-w-0 xl:col-span-4">{steps}</div>
        <div className="min-w-0 xl:col-span-12">{wallets}</div>
        <div className="grid min-w-0 gap-5 md:grid-cols-2 xl:col-span-12 xl:grid-cols-3">
          {mining}
          {staking}
          {team}
        </div>
        <div className="min-w-0 xl:col-span-5">{profit}</div>
        <div className="min-w-0 xl:col-span-7">{last}</div>
      </div>
    </OrderMember>
  );
});
