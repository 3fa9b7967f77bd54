import { getTranslations } from "next-intl/server";
import { memberPage } from "@/app/_shell/frame/member-page";
import { liveMemberSection, memberSection } from "@/app/_shell/frame/member-section";
import { pageMetadata } from "@/app/_shell/metadata/page-metadata";
import { PageHeading } from "@/app/_ui/data/page-heading";
import { LinkTabs } from "@/app/_ui/navigation/link-tabs";
import { SegmentedLinks } from "@/app/_ui/navigation/segmented-links";
import { readProfile } from "@/lib/domain/account/server";
import { timeZoneOf } from "@/lib/domain/account/time-zones";
import {
  PREDICTION_TABS,
  type PredictionQuery,
  parseQuery,
  STATUS_FILTERS,
} from "@/lib/domain/prediction/query";
import {
  readLatestPositions,
  readPositions,
  readPredictionLeaderboard,
  readPredictionPnl,
  readPredictionState,
} from "@/lib/domain/prediction/server";
import { readWallets } from "@/lib/domain/wallet/server";
import { startReads } from "@/lib/session/server";
import { GameTabs } from "../_components/game-tabs";
import { BoardSection } from "./_components/board-section";
import { HistoryList, type HistoryListProps } from "./_components/history/history-list";
import { PnlSummary } from "./_components/history/pnl-summary";
import { LeaderboardSection } from "./_components/leaderboard/leaderboard-section";
import { predictionHref } from "./_components/prediction-href";
import { RulesSection } from "./_components/rules-section";

/** Own rounds, leaderboard and rules, each at an address of its own. */
async function PredictionTabs({ query }: { query: PredictionQuery }) {
  const t = await getTranslations("prediction.tabs");
  return (
    <LinkTabs
      label={t("label")}
      tabs={PREDICTION_TABS.map((tab) => ({
        label: t(tab),
        href: predictionHref(query, { tab }),
        isCurrent: tab === query.tab,
      }))}
    />
  );
}

/** The member's result, and every entry under a filter that stands in the address. */
async function HistorySection(props: HistoryListProps) {
  const { query } = props;
  const [t, summary, list] = await Promise.all([
    getTranslations("prediction.history"),
    memberSection(PnlSummary, "prediction.history.summary"),
    memberSection(() => HistoryList(props), "prediction.history.listLabel"),
  ]);
  return (
    <div className="grid grid-cols-1 gap-4">
      {summary}
      {query.status !== null && (
        <SegmentedLinks
          label={t("filter")}
          options={STATUS_FILTERS.map((status) => ({
            href: predictionHref(query, { status }),
            label: status === "all" ? t("all") : t(`statuses.${status}`),
            isCurrent: status === query.status,
          }))}
        />
      )}
      {list}
    </div>
  );
}

export const generateMetadata = () => pageMetadata("prediction");

export default memberPage(async ({ searchParams }: PageProps<"/game/prediction">) => {
  const query = parseQuery(await searchParams);
  startReads(readPredictionState(), readWallets());
  if (query.tab === "history") {
    startReads(readPredictionPnl(), readLatestPositions(), readPositions(query));
  }
  if (query.tab === "leaderboard") startReads(readPredictionLeaderboard(query));
  const [t, titles, user] = await Promise.all([
    getTranslations("prediction"),
    getTranslations("titles"),
    readProfile(),
  ]);
  const timeZone = timeZoneOf(user.timeZone);
  const sections = {
    history: () => HistorySection({ query, timeZone }),
    leaderboard: () => LeaderboardSection({ query }),
    rules: RulesSection,
  };
  const [board, section] = await Promise.all([
    liveMemberSection(() => BoardSection({ user }), "titles.prediction"),
    memberSection(sections[query.tab], `prediction.tabs.${query.tab}`),
  ]);
  return (
    <>
      <PageHeading isHeardOnPhones title={titles("prediction")} text={t("text")} />
      <GameTabs current="prediction" />
      {board}
      <p className="mt-3 mb-4 text-sm text-muted md:mb-6">{t("risk")}</p>
      <PredictionTabs query={query} />
      {section}
    </>
  );
});
