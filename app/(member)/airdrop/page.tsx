import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { memberId } from "@/app/_order/member-id";
import { OrderMember } from "@/app/_order/order-member";
import { LazyAutoRefresh } from "@/app/_shell/frame/member-frame.lazy";
import { memberPage, readFrameUser } from "@/app/_shell/frame/member-page";
import { memberSection } from "@/app/_shell/frame/member-section";
import { pageMetadata } from "@/app/_shell/metadata/page-metadata";
import { LinkButton } from "@/app/_ui/control/link-button";
import { Card } from "@/app/_ui/data/card";
import { PageHeading } from "@/app/_ui/data/page-heading";
import { LinkTabs } from "@/app/_ui/navigation/link-tabs";
import { EmptyState } from "@/app/_ui/state/empty-state";
import { AIRDROP_TABS, type AirdropView, parseAirdropView } from "@/lib/domain/airdrop/query";
import {
  readAirdropHistory,
  readAirdropSummary,
  readAirdropTasks,
} from "@/lib/domain/airdrop/server";
import { PAGES } from "@/lib/routes";
import { startReads } from "@/lib/session/server";
import { airdropHref } from "./_components/airdrop-href";
import {
  AirdropHistory,
  LatestClaims,
  readLatestClaims,
} from "./_components/history/history-section";
import { AirdropLeaderboard } from "./_components/leaderboard/leaderboard-card";
import { AirdropOverview } from "./_components/overview";
import { SeasonSection } from "./_components/season/season-card";
import { TaskSection } from "./_components/tasks/task-section";
import { ValiditySection } from "./_components/validity/validity-section";

export const generateMetadata = () => pageMetadata("airdrop");

const REFRESH_SECONDS = 60;

const TAB_TITLES = {
  overview: "team.tabs.overview",
  leaderboard: "airdrop.leaderboard.title",
  claims: "airdrop.history.title",
} as const;

interface ViewProps {
  view: AirdropView;
}

async function AirdropTabs({ view }: ViewProps) {
  const t = await getTranslations();
  return (
    <LinkTabs
      label={t("titles.airdrop")}
      tabs={AIRDROP_TABS.map((tab) => ({
        href: airdropHref(view, { tab }),
        label: t(TAB_TITLES[tab]),
        isCurrent: tab === view.tab,
      }))}
    />
  );
}

const COLUMN = "grid min-w-0 grid-cols-1 content-start gap-4 md:gap-5";

interface ColumnsProps {
  main: ReactNode;
  aside: ReactNode;
}

const Columns = ({ main, aside }: ColumnsProps) => (
  <div className="grid grid-cols-1 gap-4 md:gap-5 xl:grid-cols-12">
    <div className={`${COLUMN} xl:col-span-8`}>{main}</div>
    <div className={`${COLUMN} xl:col-span-4`}>{aside}</div>
  </div>
);

/** What can be collected today, the tasks, and where the season stands. */
async function OverviewView({ view }: ViewProps) {
  const [validity, overview, tasks, season, latest] = await Promise.all([
    memberSection(ValiditySection, "airdrop.validity.statusLabel"),
    memberSection(AirdropOverview, "airdrop.balance.title"),
    memberSection(() => TaskSection({ view }), "airdrop.tasks.title"),
    // The overview tells the failure of what both read.
    readAirdropSummary().then(
      () =>
        memberSection(
          () => SeasonSection({ isWhole: false }),
          "airdrop.leaderboard.periods.season",
        ),
      () => null,
    ),
    memberSection(() => LatestClaims({ view }), "airdrop.history.title"),
  ]);
  return (
    <Columns
      main={
        <>
          {overview}
          {validity}
          {tasks}
        </>
      }
      aside={
        <>
          {season}
          {latest}
        </>
      }
    />
  );
}

async function readTab({ view }: ViewProps): Promise<ReactNode> {
  switch (view.tab) {
    case "leaderboard": {
      const [leaderboard, season] = await Promise.all([
        memberSection(() => AirdropLeaderboard({ view }), TAB_TITLES.leaderboard),
        memberSection(() => SeasonSection({ isWhole: true }), "airdrop.leaderboard.periods.season"),
      ]);
      return <Columns main={leaderboard} aside={season} />;
    }
    case "claims":
      return memberSection(() => AirdropHistory({ view }), TAB_TITLES.claims);
    default:
      return OverviewView({ view });
  }
}

export default memberPage(async ({ searchParams }: PageProps<"/airdrop">) => {
  const view = parseAirdropView(await searchParams);
  if (view.tab === "overview") startReads(readAirdropTasks(), readLatestClaims());
  if (view.tab === "claims") startReads(readAirdropHistory(view.page));
  const [t, user, isOffered] = await Promise.all([
    getTranslations(),
    readFrameUser(),
    // A failure is the section's to tell.
    readAirdropSummary().then(Boolean, () => true),
  ]);
  const heading = (
    <PageHeading
      title={t("titles.airdrop")}
      text={<span className="max-md:sr-only">{t("airdrop.text")}</span>}
    />
  );
  if (!isOffered) {
    return (
      <>
        {heading}
        <Card>
          <EmptyState
            title={t("airdrop.missingTitle")}
            text={t("airdrop.missingText")}
            action={<LinkButton href={PAGES.wallets.path}>{t("airdrop.openWallet")}</LinkButton>}
          />
        </Card>
      </>
    );
  }
  return (
    <OrderMember id={memberId(user)}>
      <LazyAutoRefresh seconds={REFRESH_SECONDS} />
      {heading}
      <AirdropTabs view={view} />
      {await readTab({ view })}
    </OrderMember>
  );
});
