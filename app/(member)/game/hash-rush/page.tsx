import { getLocale, getTranslations } from "next-intl/server";
import { memberPage } from "@/app/_shell/member-page";
import { pageMetadata } from "@/app/_shell/page-metadata";
import { Texts } from "@/app/_shell/texts";
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

export const generateMetadata = () => pageMetadata("gameRush");

export default memberPage(async () => {
  const [locale, t, user, state] = await Promise.all([
    getLocale(),
    getTranslations(),
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
  return (
    <>
      {heading}
      <div className="grid gap-5 xl:grid-cols-12">
        <Card className="grid min-w-0 content-center xl:col-span-7">
          <Texts of={["rush", "game.countdown", "game.playsLeft", "game.prizeWords"]}>
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
            />
          </Texts>
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
