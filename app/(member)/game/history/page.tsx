import { getTranslations } from "next-intl/server";
import { LazyAutoRefresh } from "@/app/_shell/frame/member-frame.lazy";
import { memberPage } from "@/app/_shell/frame/member-page";
import { memberSection } from "@/app/_shell/frame/member-section";
import { pageMetadata } from "@/app/_shell/metadata/page-metadata";
import { unlessDown } from "@/app/_shell/states/unless-down";
import { HeadingTextOnPhones, PageHeading } from "@/app/_ui/data/page-heading";
import { SegmentedLinks } from "@/app/_ui/navigation/segmented-links";
import { pointerWords } from "@/app/_ui/text/pointer-words";
import { readProfile } from "@/lib/domain/account/server";
import { timeZoneOf } from "@/lib/domain/account/time-zones";
import { GAMES, parseHistoryFilter } from "@/lib/domain/game/history-filter";
import { readGameHistory, readWheel } from "@/lib/domain/game/server";
import { startReads } from "@/lib/session/server";
import { GameTabs } from "../_components/game-tabs";
import { Verification } from "../_components/verify/verification";
import { historyHref } from "./_components/history-href";
import { GameHistory } from "./_components/history-section";

export const generateMetadata = () => pageMetadata("gameHistory");

const REFRESH_SECONDS = 60;

export default memberPage(async ({ searchParams }: PageProps<"/game/history">) => {
  const filter = parseHistoryFilter(await searchParams);
  startReads(readWheel(), readGameHistory(filter));
  const [t, titles, user] = await Promise.all([
    getTranslations("game"),
    getTranslations("titles"),
    readProfile(),
  ]);
  const timeZone = timeZoneOf(user.timeZone);
  const list = await memberSection(
    async () =>
      Verification({
        wheel: await unlessDown(readWheel()),
        children: await GameHistory({ filter, timeZone }),
      }),
    "game.historyLabel",
  );
  const zone = timeZone.replaceAll("_", " ");
  const text = t.rich("historyText", { zone, pointer: pointerWords });
  return (
    <>
      <LazyAutoRefresh seconds={REFRESH_SECONDS} />
      <PageHeading
        isHeardOnPhones
        title={titles("gameHistory")}
        text={<span className="max-md:hidden">{text}</span>}
      />
      <GameTabs current="gameHistory" />
      <HeadingTextOnPhones>{text}</HeadingTextOnPhones>
      <div className="mb-5">
        <SegmentedLinks
          label={t("filterLabel")}
          size="medium"
          options={[null, ...GAMES].map((game) => ({
            href: historyHref({ game, page: 1 }),
            label: game ? t(`games.${game}`) : t("allGames"),
            isCurrent: game === filter.game,
          }))}
        />
      </div>
      {list}
    </>
  );
});
