import { getTranslations } from "next-intl/server";
import { memberPage } from "@/app/_shell/member-page";
import { memberSection } from "@/app/_shell/member-section";
import { pageMetadata } from "@/app/_shell/page-metadata";
import { PageHeading } from "@/app/_ui/page-heading";
import { parseQuery } from "@/lib/prediction/query";
import { readProfile } from "@/lib/profile/server";
import { timeZoneOf } from "@/lib/profile/time-zones";
import { GameTabs } from "../_components/game-tabs";
import { BoardSection } from "./_components/board-section";
import { HistorySection } from "./_components/history-section";
import { LeaderboardSection } from "./_components/leaderboard-section";
import { PredictionTabs } from "./_components/prediction-tabs";
import { RulesSection } from "./_components/rules-section";

export const generateMetadata = () => pageMetadata("prediction");

export default memberPage(async ({ searchParams }: PageProps<"/game/prediction">) => {
  const query = parseQuery(await searchParams);
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
    memberSection(() => BoardSection({ user })),
    memberSection(sections[query.tab]),
  ]);
  return (
    <>
      <PageHeading title={titles("prediction")} text={t("text")} />
      <GameTabs current="prediction" />
      {board}
      <p className="mt-2 mb-6 text-sm text-muted">{t("risk")}</p>
      <PredictionTabs query={query} />
      {section}
    </>
  );
});
