import { getTranslations } from "next-intl/server";
import { memberId } from "@/app/_order/member-id";
import { OrderMember } from "@/app/_order/order-member";
import { LazyAutoRefresh } from "@/app/_shell/frame/member-frame.lazy";
import { memberPage } from "@/app/_shell/frame/member-page";
import { memberSection } from "@/app/_shell/frame/member-section";
import { pageMetadata } from "@/app/_shell/metadata/page-metadata";
import { unlessDown } from "@/app/_shell/states/unless-down";
import { Texts } from "@/app/_shell/texts/texts";
import { TransactionList } from "@/app/_shell/transactions/transaction-list";
import { CardIsland as Card, CardHeadingIsland as CardHeading } from "@/app/_ui/data/islands";
import { PageHeading } from "@/app/_ui/data/page-heading";
import { Link } from "@/app/_ui/navigation/link";
import { readProfile } from "@/lib/domain/account/server";
import { readIdleAhead } from "@/lib/domain/mining/machine-server";
import { readStakingSummary } from "@/lib/domain/staking/server";
import { readTeamSummary } from "@/lib/domain/team/server";
import { type TransactionRow, transactionRows } from "@/lib/domain/transaction/rows";
import { readPortfolio, readTransactions } from "@/lib/domain/transaction/server";
import { readWallets } from "@/lib/domain/wallet/server";
import { totalValue } from "@/lib/domain/wallet/view";
import { compareAmounts } from "@/lib/money/decimal";
import { PAGES } from "@/lib/routes";
import { startReads } from "@/lib/session/server";
import { readHeldCost } from "../_components/cost/read-held-cost";
import { readOnboarding } from "../_components/onboarding/read-onboarding";
import { AssetsCard } from "./_components/assets-card";
import { FirstDayCard } from "./_components/first-day-card";
import { MiningCard, ORDER_TEXTS } from "./_components/mining-card";
import { NewsCard } from "./_components/news-card";
import { type PortfolioRange, portfolioRange } from "./_components/portfolio-range";
import { ProfitCard } from "./_components/profit-card";
import { ReadyCard } from "./_components/ready-card";
import { readRecentProfit } from "./_components/recent-profit";
import { SecurityCard } from "./_components/security-card";
import { StakingCard } from "./_components/staking-card";
import { TeamCard } from "./_components/team-card";
import { readToday } from "./_components/today";
import { ValueChart } from "./_components/value-chart";
import { ValueHero } from "./_components/value-hero";

const LATEST_ROWS = 4;
/** Beside the news there is room for all; where it stands above them, for two rows of two days. */
const FEW_WHERE_NARROW =
  "max-xl:[&_ul>li:nth-child(n+3)]:hidden max-xl:[&>div>div:nth-child(n+3)]:hidden";

const recordsOf = ({ main, conversion }: TransactionRow) =>
  conversion ? [conversion.received, conversion.paid] : [main];

const readLatestTransactions = () => readTransactions({ pageSize: 2 * LATEST_ROWS });

/** The latest transactions, with the way to all. */
async function LatestTransactions() {
  const [t, page] = await Promise.all([getTranslations("dashboard"), readLatestTransactions()]);
  const latest = page && transactionRows(page.items).slice(0, LATEST_ROWS).flatMap(recordsOf);
  return (
    <Card className="h-full card-of-rows">
      <CardHeading
        aside={
          <Link href={PAGES.transactions.path} className="more-link">
            {t("viewAll")}
          </Link>
        }
      >
        {t("latest")}
      </CardHeading>
      <div className={FEW_WHERE_NARROW}>
        <TransactionList items={latest} emptyText={t("latestEmpty")} />
      </div>
    </Card>
  );
}

export const generateMetadata = () => pageMetadata("dashboard");

/** Of clocks, and of what an order says that was not decided at once. */
const SHARED_TEXTS = ["countdown", ...ORDER_TEXTS] as const;

const REFRESH_SECONDS = 30;
/** Below the width of two columns cards are side by side where there is room for two. */
const PAIR = "dashboard-pair";
const BAND = "dashboard-band";

/** Total and chart are one card on wide screens, with mining between them on narrow ones. */
async function MoneyBand({ range, isFirstDay }: { range: PortfolioRange; isFirstDay: boolean }) {
  const [hero, mining, chart] = await Promise.all([
    memberSection(() => ValueHero({ range }), "dashboard.totalValue"),
    isFirstDay ? null : memberSection(MiningCard, "dashboard.miningTitle"),
    memberSection(() => ValueChart({ range }), "dashboard.valueOverTime"),
  ]);
  const span = mining ? "xl:col-span-2" : "xl:col-span-3";
  return (
    <div className={`${BAND} xl:grid-rows-[auto_1fr] xl:gap-y-0`}>
      <div className={`money-total ${span}`}>{hero}</div>
      {mining && (
        <div className="min-w-0 xl:col-start-3 xl:row-span-2 xl:row-start-1">{mining}</div>
      )}
      <div className={`money-chart ${span}`}>{chart}</div>
    </div>
  );
}

async function TodayBand({ isFirstDay }: { isFirstDay: boolean }) {
  const [ready, security, assets] = await Promise.all([
    memberSection(() => ReadyCard({ hasCheckIn: !isFirstDay }), "dashboard.ready.title"),
    isFirstDay ? null : memberSection(SecurityCard, "dashboard.stepsTitle"),
    memberSection(AssetsCard, "dashboard.assets"),
  ]);
  return (
    <div className={BAND}>
      <div className="grid min-w-0 content-start gap-3 sm:gap-4 xl:col-start-3 xl:row-start-1 xl:grid-rows-[auto_1fr] xl:gap-5">
        {ready}
        {security}
      </div>
      <div className="min-w-0 xl:col-span-2 xl:col-start-1 xl:row-start-1">{assets}</div>
    </div>
  );
}

interface DashboardProps {
  searchParams: Promise<{ range?: string | string[] }>;
}

export default memberPage(async ({ searchParams }: DashboardProps) => {
  const range = portfolioRange((await searchParams).range);
  startReads(
    readToday(),
    readIdleAhead(),
    readPortfolio(range),
    readRecentProfit(),
    readStakingSummary(),
    readTeamSummary(),
    readLatestTransactions(),
    readHeldCost(),
  );
  const [t, user, onboarding, wallets] = await Promise.all([
    getTranslations(),
    readProfile(),
    readOnboarding(),
    unlessDown(readWallets()),
  ]);
  const isFirstDay = onboarding !== null;
  const total = wallets && totalValue(wallets.values());
  // On the first day figures appear with the first money: zeros and a first reward tell a newcomer nothing.
  const hasFigures = !isFirstDay || (total !== null && compareAmounts(total, "1") >= 0);
  const [money, today, profit, staking, team, latest, news] = await Promise.all([
    hasFigures && MoneyBand({ range, isFirstDay }),
    hasFigures
      ? TodayBand({ isFirstDay })
      : memberSection(() => ReadyCard({ hasCheckIn: false }), "dashboard.ready.title"),
    hasFigures && memberSection(ProfitCard, "dashboard.profitTitle"),
    hasFigures && memberSection(StakingCard, "dashboard.stakingTitle"),
    hasFigures && memberSection(TeamCard, "dashboard.teamTitle"),
    hasFigures && memberSection(LatestTransactions, "dashboard.latest"),
    memberSection(NewsCard, "dashboard.announcements"),
  ]);
  return (
    <OrderMember id={memberId(user)}>
      <LazyAutoRefresh seconds={REFRESH_SECONDS} />
      <div className={isFirstDay ? "" : "max-md:sr-only"}>
        <PageHeading
          title={t("titles.dashboard")}
          text={t("dashboard.greeting", { name: user.fullName || user.username })}
        />
      </div>
      <Texts of={SHARED_TEXTS}>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-3 sm:gap-4 xl:gap-5">
          {onboarding && (
            <div className={hasFigures ? "" : BAND}>
              <div className="min-w-0 xl:col-span-2">
                <FirstDayCard onboarding={onboarding} />
              </div>
              {!hasFigures && (
                <div className={PAIR}>
                  {today}
                  {news}
                </div>
              )}
            </div>
          )}
          {hasFigures && (
            <>
              {money}
              {today}
              <div className={BAND}>
                <div className="min-w-0 xl:col-span-2">{profit}</div>
                <div className={PAIR}>
                  {staking}
                  {team}
                </div>
              </div>
              <div className={BAND}>
                <div className="min-w-0 xl:col-span-2">{latest}</div>
                <div className="min-w-0 empty:hidden">{news}</div>
              </div>
            </>
          )}
        </div>
      </Texts>
    </OrderMember>
  );
});
