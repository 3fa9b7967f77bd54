import { getLocale, getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { memberId } from "@/app/_order/member-id";
import { OrderMember } from "@/app/_order/order-member";
import { LazyAutoRefresh } from "@/app/_shell/frame/member-frame.lazy";
import { memberPage } from "@/app/_shell/frame/member-page";
import { memberSection } from "@/app/_shell/frame/member-section";
import { MoreRows } from "@/app/_shell/list/more-rows";
import { pageMetadata } from "@/app/_shell/metadata/page-metadata";
import { unlessDown } from "@/app/_shell/states/unless-down";
import { MemberTime } from "@/app/_shell/time/member-time";
import { LinkButton } from "@/app/_ui/control/link-button";
import { Card, CardHeading } from "@/app/_ui/data/card";
import { FactList } from "@/app/_ui/data/fact-list";
import { PageHeading } from "@/app/_ui/data/page-heading";
import { EmptyState } from "@/app/_ui/state/empty-state";
import { Notice } from "@/app/_ui/state/notice";
import { Amount } from "@/app/_ui/text/amount";
import { MINING_RULES } from "@/lib/contract/rules/published-rules";
import { MBTC } from "@/lib/contract/values/tokens";
import { readProfile, startIfValid } from "@/lib/domain/account/server";
import { timeZoneOf } from "@/lib/domain/account/time-zones";
import { readIdleAhead, readOwnMachines } from "@/lib/domain/mining/machine-server";
import {
  type MiningState,
  readMiningChart,
  readMiningRate,
  readMiningState,
} from "@/lib/domain/mining/server";
import { formatAmount } from "@/lib/money/format";
import { PAGES } from "@/lib/routes";
import { reportOutage, startReads } from "@/lib/session/server";
import { IdleCauses } from "../_components/idle-causes";
import { BoostsCard } from "./_components/boosts/boosts-card";
import { ChartCard } from "./_components/chart/chart-card";
import { EstimateCard } from "./_components/estimate-card";
import {
  LatestSessions,
  MiningHistorySection,
  readLatestSessions,
} from "./_components/history/history-section";
import { LockedPage } from "./_components/locked-page";
import { MachinesSection } from "./_components/machines/machines-section";
import { type MiningQuery, parseMiningQuery } from "./_components/mining-query";
import { MINING_VIEW_TITLES, MiningTabs } from "./_components/mining-tabs";
import { RateCard } from "./_components/rate-card";
import { RateSummary } from "./_components/rate-summary";
import { SessionSection } from "./_components/session-section";
import { StreakCard, StreakRules } from "./_components/streak-card";
import { TeamMiningCard } from "./_components/team-mining-card";

/** What one TH earns a day at present, and the next change that is announced. */
async function NetworkCard({ timeZone }: { timeZone: string }) {
  const [locale, t, rate] = await Promise.all([
    getLocale(),
    getTranslations("mining.network"),
    readMiningRate(),
  ]);
  const network = rate?.network ?? null;
  if (!network) {
    return (
      <Card className="h-full">
        <CardHeading>{t("title")}</CardHeading>
        <p className="text-md text-muted">{t("missing")}</p>
      </Card>
    );
  }
  const amount = (raw: string) => <Amount raw={raw} text={formatAmount(raw, MBTC, locale)} />;
  const time = (at: string) => <MemberTime at={at} timeZone={timeZone} />;
  const { since, next } = network;
  return (
    <Card className="h-full">
      <CardHeading>{t("title")}</CardHeading>
      <FactList
        facts={[
          { label: t("now"), value: amount(network.ratePerThDay) },
          ...(since ? [{ label: t("since"), value: time(since) }] : []),
          { label: t("next"), value: next ? time(next.since) : t("none") },
          ...(next ? [{ label: t("nextRate"), value: amount(next.ratePerThDay) }] : []),
        ]}
      />
      <p className="mt-4 text-sm text-muted">{t("note", { days: MINING_RULES.noticeDays })}</p>
    </Card>
  );
}

export const generateMetadata = () => pageMetadata("mining");

const REFRESH_SECONDS = 30;

// A session that cannot be read takes only its own section away.
async function readKind(): Promise<MiningState["kind"]> {
  try {
    return (await readMiningState()).kind;
  } catch (error) {
    if (reportOutage(error) === null) throw error;
    return "session";
  }
}

interface ViewProps {
  query: MiningQuery;
  timeZone: string;
}

const COLUMN = "grid min-w-0 grid-cols-1 content-start gap-4 md:gap-5";

/** Machines that were bought together end together; the others open with one press. */
const SHOWN_CAUSES = 4;

/** What keeps machines from earning, said before it costs anything. */
async function IdleSection({ timeZone }: { timeZone: string }) {
  const [t, causes] = await Promise.all([getTranslations("mining.idle"), readIdleAhead()]);
  if (causes.length === 0) return null;
  const more = causes.slice(SHOWN_CAUSES);
  return (
    <Notice tone="warn" title={t("title")}>
      <IdleCauses causes={causes.slice(0, SHOWN_CAUSES)} timeZone={timeZone} />
      {more.length > 0 && (
        <MoreRows text={t("more", { count: more.length })} className="mt-2">
          <IdleCauses causes={more} timeZone={timeZone} />
        </MoreRows>
      )}
    </Notice>
  );
}

/** The session and what to look at beside it. */
async function SessionView({ query, timeZone }: ViewProps) {
  const [idle, session, streak, rate, machines, chart, latest] = await Promise.all([
    unlessDown(IdleSection({ timeZone })),
    memberSection(() => SessionSection({ timeZone }), "mining.session.title"),
    memberSection(() => StreakCard({ timeZone }), "mining.streak.title"),
    memberSection(RateSummary, "mining.rate.title"),
    memberSection(() => MachinesSection({ query, timeZone }), "mining.machines.title"),
    memberSection(
      () => ChartCard({ measure: "earnings", query, timeZone }),
      "mining.chart.earnings",
    ),
    memberSection(() => LatestSessions({ query, timeZone }), "mining.history.title"),
  ]);
  return (
    <div className="grid grid-cols-1 gap-4 md:gap-5 xl:grid-cols-12">
      <div className={`${COLUMN} xl:col-span-8`}>
        {idle}
        {session}
        {chart}
        {latest}
      </div>
      <div className={`${COLUMN} xl:col-span-4`}>
        {streak}
        {rate}
        {machines}
      </div>
    </div>
  );
}

/** What the rate consists of, what it brings, and what raises it. */
async function RateView({ query, timeZone }: ViewProps) {
  const [rate, estimate, network, boosts, power, rules] = await Promise.all([
    memberSection(RateCard, "mining.rate.title"),
    memberSection(EstimateCard, "mining.estimate.heading"),
    memberSection(() => NetworkCard({ timeZone }), "mining.network.title"),
    memberSection(() => BoostsCard({ timeZone }), "mining.boosts.title"),
    memberSection(() => ChartCard({ measure: "power", query, timeZone }), "mining.chart.power"),
    StreakRules(),
  ]);
  return (
    <div className="grid grid-cols-1 gap-4 md:gap-5 xl:grid-cols-12">
      <div className={`${COLUMN} xl:col-span-7`}>
        {rate}
        {power}
      </div>
      <div className={`${COLUMN} xl:col-span-5`}>
        {boosts}
        {estimate}
        {network}
        {rules}
      </div>
    </div>
  );
}

async function readView({ query, timeZone }: ViewProps): Promise<ReactNode> {
  switch (query.view) {
    case "rate":
      return RateView({ query, timeZone });
    case "team":
      return memberSection(() => TeamMiningCard({ query }), MINING_VIEW_TITLES.team);
    case "sessions":
      return memberSection(
        () => MiningHistorySection({ query, timeZone }),
        MINING_VIEW_TITLES.sessions,
      );
    default:
      return SessionView({ query, timeZone });
  }
}

/** A member who is not valid asks mining nothing. */
function startMiningReads({ view, range, machines, machinesPage }: MiningQuery): void {
  startReads(readMiningState(), readMiningRate());
  if (view !== "session") return;
  startReads(
    readIdleAhead(),
    readMiningChart(range),
    readLatestSessions(),
    readOwnMachines(machines, machinesPage),
  );
}

export default memberPage(async ({ searchParams }: PageProps<"/mining">) => {
  const params = await searchParams;
  const query = parseMiningQuery(params);
  await startIfValid(() => startMiningReads(query));
  const [t, user] = await Promise.all([getTranslations(), readProfile()]);
  const timeZone = timeZoneOf(user.timeZone);
  const kind = user.isValid ? await readKind() : "locked";
  if (kind === "locked") {
    return (
      <>
        <PageHeading title={t("titles.mining")} />
        <LockedPage user={user} />
      </>
    );
  }
  const text = t("mining.text", {
    hours: MINING_RULES.sessionHours,
    zone: timeZone.replaceAll("_", " "),
  });
  if (kind === "missing") {
    return (
      <>
        <PageHeading title={t("titles.mining")} />
        <Card>
          <EmptyState
            art="session"
            title={t("mining.missingTitle")}
            text={t("mining.missingText")}
            action={<LinkButton href={PAGES.wallets.path}>{t("mining.openWallets")}</LinkButton>}
          />
        </Card>
      </>
    );
  }
  return (
    <OrderMember id={memberId(user)}>
      <LazyAutoRefresh seconds={REFRESH_SECONDS} />
      <PageHeading
        title={t("titles.mining")}
        text={<span className="max-md:sr-only">{text}</span>}
      />
      <MiningTabs query={query} />
      {await readView({ query, timeZone })}
    </OrderMember>
  );
});
