import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { memberId } from "@/app/_order/member-id";
import { OrderMember } from "@/app/_order/order-member";
import { AutoRefresh } from "@/app/_shell/auto-refresh";
import { memberPage } from "@/app/_shell/member-page";
import { memberSection } from "@/app/_shell/member-section";
import { pageMetadata } from "@/app/_shell/page-metadata";
import { Card } from "@/app/_ui/card";
import { EmptyState } from "@/app/_ui/empty-state";
import { LinkButton } from "@/app/_ui/link-button";
import { PageHeading } from "@/app/_ui/page-heading";
import { MINING_RULES } from "@/lib/contract/published-rules";
import { type MiningState, readMiningState } from "@/lib/mining/server";
import { readProfile } from "@/lib/profile/server";
import { timeZoneOf } from "@/lib/profile/time-zones";
import { PAGES } from "@/lib/routes";
import { reportOutage } from "@/lib/session/server";
import { BoostsCard } from "./_components/boosts-card";
import { ChartCard } from "./_components/chart-card";
import { EstimateCard } from "./_components/estimate-card";
import { HistorySection } from "./_components/history-section";
import { LockedPage } from "./_components/locked-page";
import { MachinesSection } from "./_components/machines-section";
import { type MiningQuery, parseMiningQuery } from "./_components/mining-query";
import { NetworkCard } from "./_components/network-card";
import { RateCard } from "./_components/rate-card";
import { SessionSection } from "./_components/session-section";
import { StreakCard } from "./_components/streak-card";
import { TeamCard } from "./_components/team-card";

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

async function MiningSections({ query, timeZone }: { query: MiningQuery; timeZone: string }) {
  const [session, streak, rate, estimate, network, machines, boosts, team, chart, history] =
    await Promise.all([
      memberSection(() => SessionSection({ timeZone })),
      memberSection(() => StreakCard({ timeZone })),
      memberSection(RateCard),
      memberSection(EstimateCard),
      memberSection(() => NetworkCard({ timeZone })),
      memberSection(() => MachinesSection({ query, timeZone })),
      memberSection(() => BoostsCard({ timeZone })),
      memberSection(() => TeamCard({ query })),
      memberSection(() => ChartCard({ query, timeZone })),
      memberSection(() => HistorySection({ query, timeZone })),
    ]);
  const cell = (span: string, content: ReactNode) => (
    <div className={`min-w-0 ${span}`}>{content}</div>
  );
  return (
    <div className="grid gap-5 xl:grid-cols-12">
      {cell("xl:col-span-8", session)}
      {cell("xl:col-span-4", streak)}
      {cell("xl:col-span-8", rate)}
      <div className="grid min-w-0 gap-5 md:grid-cols-2 xl:col-span-4 xl:grid-cols-1 xl:grid-rows-[auto_1fr]">
        {estimate}
        {network}
      </div>
      {cell("xl:col-span-12", machines)}
      {cell("xl:col-span-6", boosts)}
      {cell("xl:col-span-6", team)}
      {cell("xl:col-span-12", chart)}
      {cell("xl:col-span-12", history)}
    </div>
  );
}

export default memberPage(async ({ searchParams }: PageProps<"/mining">) => {
  const [params, t, user] = await Promise.all([searchParams, getTranslations(), readProfile()]);
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
      <AutoRefresh seconds={REFRESH_SECONDS} />
      <PageHeading title={t("titles.mining")} text={text} />
      {await MiningSections({ query: parseMiningQuery(params), timeZone })}
    </OrderMember>
  );
});
