import { getLocale, getTranslations } from "next-intl/server";
import { memberPage } from "@/app/_shell/member-page";
import { pageMetadata } from "@/app/_shell/page-metadata";
import { Card } from "@/app/_ui/card";
import { PageHeading } from "@/app/_ui/page-heading";
import { readGameState } from "@/lib/game/server";
import { readProfile } from "@/lib/profile/server";
import { timeZoneOf } from "@/lib/profile/time-zones";
import { GameMissing } from "../_components/game-missing";
import { GameTabs } from "../_components/game-tabs";
import { LeaderboardCard } from "../_components/leaderboard-card";
import { HowToCard } from "./_components/how-to-card";
import { RewardsCard } from "./_components/rewards-card";
import { RushGame } from "./_components/rush-game";
import { rushTexts } from "./_components/rush-texts";

export const generateMetadata = () => pageMetadata("gameRush");

export default memberPage(async () => {
  const [locale, t, texts, user, state] = await Promise.all([
    getLocale(),
    getTranslations(),
    rushTexts(),
    readProfile(),
    readGameState(),
  ]);
  const heading = (
    <>
      <PageHeading title={t("titles.gameRush")} text={t("rush.text")} />
      <GameTabs current="gameRush" />
    </>
  );
  if (!state) {
    return (
      <>
        {heading}
        <GameMissing />
      </>
    );
  }
  const { rush, serverTime } = state;
  // Plural forms are chosen here: the browser gets one sentence for each number of plays.
  const leftTexts = Array.from({ length: rush.playsPerDay + 1 }, (_, left) =>
    t("game.playsLeft", { left, all: rush.playsPerDay }),
  );
  return (
    <>
      {heading}
      <div className="grid gap-5 xl:grid-cols-12">
        <Card className="grid min-w-0 content-center xl:col-span-7">
          <RushGame
            rush={{
              playsLeft: rush.playsLeft,
              playsPerDay: rush.playsPerDay,
              resetsAt: rush.resetsAt,
            }}
            member={user.username}
            serverNow={serverTime}
            locale={locale}
            timeZone={timeZoneOf(user.timeZone)}
            leftTexts={leftTexts}
            texts={texts}
          />
        </Card>
        <div className="min-w-0 xl:col-span-5">
          <RewardsCard rush={rush} />
        </div>
        <div className="min-w-0 xl:col-span-7">
          <HowToCard playsPerDay={rush.playsPerDay} />
        </div>
        <div className="min-w-0 xl:col-span-5">
          <LeaderboardCard state={state} />
        </div>
      </div>
    </>
  );
});
