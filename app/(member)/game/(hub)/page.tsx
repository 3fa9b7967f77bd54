import { getTranslations } from "next-intl/server";
import { AutoRefresh } from "@/app/_shell/auto-refresh";
import { memberPage } from "@/app/_shell/member-page";
import { memberSection } from "@/app/_shell/member-section";
import { pageMetadata } from "@/app/_shell/page-metadata";
import { PageHeading } from "@/app/_ui/page-heading";
import { GameTabs } from "../_components/game-tabs";
import { GameCards } from "./_components/game-cards";
import { PredictionCard } from "./_components/prediction-card";
import { Standing } from "./_components/standing";

export const generateMetadata = () => pageMetadata("game");

const REFRESH_SECONDS = 15;

export default memberPage(async () => {
  const [t, prediction, games, standing] = await Promise.all([
    getTranslations(),
    memberSection(PredictionCard),
    memberSection(GameCards),
    memberSection(Standing),
  ]);
  return (
    <>
      <AutoRefresh seconds={REFRESH_SECONDS} />
      <PageHeading title={t("titles.game")} text={t("game.text")} />
      <GameTabs current="game" />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 xl:grid-cols-3">
        <div className="min-w-0">{prediction}</div>
        <div className="min-w-0 xl:col-span-2">{games}</div>
      </div>
      <div className="mt-5">{standing}</div>
    </>
  );
});
