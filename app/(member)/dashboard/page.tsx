import type { Route } from "next";
import { getTranslations } from "next-intl/server";
import { memberId } from "@/app/_order/member-id";
import { OrderMember } from "@/app/_order/order-member";
import { AutoRefresh } from "@/app/_shell/auto-refresh";
import { memberPage } from "@/app/_shell/member-page";
import { memberSection } from "@/app/_shell/member-section";
import { pageMetadata } from "@/app/_shell/page-metadata";
import { LinkButton } from "@/app/_ui/link-button";
import { PageHeading } from "@/app/_ui/page-heading";
import { BASE_CURRENCY } from "@/lib/money/format";
import { walletPath } from "@/lib/paths";
import { readProfile } from "@/lib/profile/server";
import { PAGES } from "@/lib/routes";
import { Announcements } from "./_components/announcements";
import { FirstStepsCard } from "./_components/first-steps-card";
import { LatestTransactions } from "./_components/latest-transactions";
import { MiningCard } from "./_components/mining-card";
import { portfolioRange } from "./_components/portfolio-range";
import { PriceStrip } from "./_components/price-strip";
import { ProfitCard } from "./_components/profit-card";
import { StakingCard } from "./_components/staking-card";
import { TeamCard } from "./_components/team-card";
import { ValueCard } from "./_components/value-card";
import { WalletTiles } from "./_components/wallet-tiles";

export const generateMetadata = () => pageMetadata("dashboard");

const REFRESH_SECONDS = 30;

interface DashboardProps {
  searchParams: Promise<{ range?: string | string[] }>;
}

export default memberPage(async ({ searchParams }: DashboardProps) => {
  const range = portfolioRange((await searchParams).range);
  const [
    t,
    user,
    announcements,
    prices,
    value,
    steps,
    wallets,
    mining,
    staking,
    team,
    profit,
    last,
  ] = await Promise.all([
    getTranslations(),
    readProfile(),
    memberSection(Announcements),
    memberSection(PriceStrip),
    memberSection(() => ValueCard({ range })),
    memberSection(FirstStepsCard),
    memberSection(WalletTiles),
    memberSection(MiningCard),
    memberSection(StakingCard),
    memberSection(TeamCard),
    memberSection(ProfitCard),
    memberSection(LatestTransactions),
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
