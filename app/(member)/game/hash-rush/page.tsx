import { getLocale, getTranslations } from "next-intl/server";
import { memberPage } from "@/app/_shell/frame/member-page";
import { pageMetadata } from "@/app/_shell/metadata/page-metadata";
import { Texts } from "@/app/_shell/texts/texts";
import { Card, CardHeading } from "@/app/_ui/data/card";
import { FactList } from "@/app/_ui/data/fact-list";
import { FoldedCard } from "@/app/_ui/data/folded-card";
import { PageHeading } from "@/app/_ui/data/page-heading";
import type { GameState } from "@/lib/contract/game";
import { readProfile } from "@/lib/domain/account/server";
import { timeZoneOf } from "@/lib/domain/account/time-zones";
import { readGameState } from "@/lib/domain/game/server";
import { formatPoints } from "@/lib/money/format";
import { GameMissing } from "../_components/game-missing";
import { GameTabs } from "../_components/game-tabs";
import { RushLeaderboard } from "../_components/leaderboard-card";
import { prizeText } from "../_components/prize-text";
import { PrizeDigits, PrizeValue } from "../_components/prize-value";
import { PLAIN_CELL, PlainTable } from "./_components/plain-table";
import { RushGame } from "./_components/rush-game";

/** What each score brings and what that is worth, before anybody plays. */
async function RewardsCard({ rush }: { rush: GameState["rush"] }) {
  const [locale, t, common, prizes] = await Promise.all([
    getLocale(),
    getTranslations("rush"),
    getTranslations("common"),
    getTranslations("game.prizeWords"),
  ]);
  const { rewards, maxScore } = rush;
  const [first] = rewards;
  return (
    <Card className="h-full">
      <CardHeading>{t("rewards")}</CardHeading>
      <PlainTable caption={t("rewards")} headings={[t("scoreFrom"), t("prize"), t("estimate")]}>
        {rewards.map(({ minScore, prize }) => (
          <tr key={minScore}>
            <th scope="row" className="figures py-2.75 text-start font-medium">
              {formatPoints(String(minScore), locale)}
            </th>
            <td className={`${PLAIN_CELL} whitespace-nowrap`}>
              {prizeText(prize, locale, prizes)}
            </td>
            <td className={PLAIN_CELL}>
              <PrizeValue value={prize.value} locale={locale} emptyText={common("notAvailable")} />
            </td>
          </tr>
        ))}
      </PlainTable>
      <PrizeDigits
        locale={locale}
        prizes={rewards.map(({ prize }) => ({
          label: prizeText(prize, locale, prizes),
          value: prize.value,
        }))}
      />
      <ul className="mt-4 grid list-disc gap-1.5 ps-5 text-sm text-muted">
        {first && <li>{t("belowFirst", { count: first.minScore })}</li>}
        {maxScore != null && <li>{t("maxScore", { count: maxScore })}</li>}
        <li>{t("rewardNote")}</li>
      </ul>
    </Card>
  );
}

const RULES = ["lightRule", "rowRule", "stepRule", "pauseRule", "proofRule"] as const;

/** The rules, the keys, and what somebody who does not see the lanes can do. */
async function HowToCard({ playsPerDay }: { playsPerDay: number }) {
  const t = await getTranslations("rush");
  return (
    <FoldedCard title={t("howTo")} className="h-full">
      <ul className="mb-5 grid list-disc gap-2 ps-5 text-md text-muted">
        {RULES.map((rule) => (
          <li key={rule}>{t(rule)}</li>
        ))}
        <li>{t("playsRule", { count: playsPerDay })}</li>
      </ul>
      <FactList
        facts={[
          {
            label: t("laneKeys"),
            value: (
              <bdi dir="ltr" className="figures">
                {t("laneKeysValue")}
              </bdi>
            ),
          },
          { label: t("pauseKeys"), value: t("pauseKeysValue") },
          { label: t("touch"), value: t("touchValue") },
        ]}
      />
      <h3 className="mt-6 mb-2 text-base">{t("byEar")}</h3>
      <p className="text-md text-muted">{t("byEarText")}</p>
    </FoldedCard>
  );
}

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
      <PageHeading isHeardOnPhones title={t("titles.gameRush")} text={t("rush.text")} />
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
          <Texts of={["rush", "countdown", "game.playsLeft", "game.prizeWords"]}>
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
        <div className="min-w-0 self-start xl:col-span-5">
          <RushLeaderboard state={state} />
        </div>
      </div>
    </>
  );
});
