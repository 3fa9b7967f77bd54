import { getLocale, getTranslations } from "next-intl/server";
import { LazyAutoRefresh } from "@/app/_shell/frame/member-frame.lazy";
import { memberPage } from "@/app/_shell/frame/member-page";
import { memberSection } from "@/app/_shell/frame/member-section";
import { pageMetadata } from "@/app/_shell/metadata/page-metadata";
import { CountdownTo } from "@/app/_shell/time/countdown-to";
import { LinkButton } from "@/app/_ui/control/link-button";
import { Badge } from "@/app/_ui/data/badge";
import { FactList } from "@/app/_ui/data/fact-list";
import { PageHeading } from "@/app/_ui/data/page-heading";
import { Amount } from "@/app/_ui/text/amount";
import { MERLIN } from "@/lib/contract/values/tokens";
import { readGameState } from "@/lib/domain/game/server";
import { roundTakingEntries } from "@/lib/domain/prediction/entry";
import { readPredictionState } from "@/lib/domain/prediction/server";
import { formatAmount } from "@/lib/money/format";
import { PAGES } from "@/lib/routes";
import { GameMissing } from "../_components/game-missing";
import { GameTabs } from "../_components/game-tabs";
import { PredictionDrawing, RushDrawing, WheelDrawing } from "./_components/drawings";
import { HubCard } from "./_components/hub-card";
import { Standing } from "./_components/standing";

/** The daily wheel: whether today's free spin is there, or when the next one is; or that the service has no games. */
async function WheelCard() {
  const [t, state] = await Promise.all([getTranslations("game"), readGameState()]);
  if (!state) return <GameMissing />;
  const { wheel, serverTime } = state;
  const { canSpin, nextAt, segments } = wheel;
  const next = nextAt ? (
    <CountdownTo until={nextAt} serverNow={wheel.serverTime ?? serverTime} />
  ) : (
    t("spinTomorrow")
  );
  return (
    <HubCard
      title={t("wheelTitle")}
      drawing={<WheelDrawing />}
      badge={
        <Badge tone={canSpin ? "up" : "neutral"}>{t(canSpin ? "spinFree" : "spinDone")}</Badge>
      }
      text={t("wheelText")}
      action={
        <LinkButton href={PAGES.gameWheel.path} tone={canSpin ? "primary" : "outline"}>
          {t(canSpin ? "openSpin" : "openWheel")}
        </LinkButton>
      }
    >
      <FactList
        facts={[
          { label: t("nextSpin"), value: canSpin ? t("now") : next },
          { label: t("prizes"), value: t("prizeCount", { count: segments.length }) },
          { label: t("cost"), value: t("free") },
        ]}
      />
    </HubCard>
  );
}

/** Hash Rush: how many of the day's plays are left, when they are new, and one's own best. */
async function RushCard() {
  const [t, state] = await Promise.all([getTranslations("game"), readGameState()]);
  if (!state) return null;
  const { rush, serverTime } = state;
  const { playsLeft, playsPerDay, resetsAt, best } = rush;
  return (
    <HubCard
      title={t("rushTitle")}
      drawing={<RushDrawing />}
      badge={
        <Badge tone={playsLeft > 0 ? "up" : "neutral"}>
          {t("playsLeft", { left: playsLeft, all: playsPerDay })}
        </Badge>
      }
      text={t("rushText", { seconds: rush.durationSec })}
      action={<LinkButton href={PAGES.gameRush.path}>{t("openRush")}</LinkButton>}
    >
      <FactList
        facts={[
          {
            label: t("newPlays"),
            value: <CountdownTo until={resetsAt} serverNow={serverTime} />,
          },
          { label: t("best"), value: best == null ? t("noScore") : t("points", { count: best }) },
          { label: t("cost"), value: t("free") },
        ]}
      />
    </HubCard>
  );
}

/** The BTC prediction: when the open round locks and what lies in its two pools. */
async function PredictionCard() {
  const [locale, t, state] = await Promise.all([
    getLocale(),
    getTranslations("game"),
    readPredictionState(),
  ]);
  const round = state && roundTakingEntries(state);
  const isOpen = round !== null && !state?.paused;
  const pool = (raw: string) => <Amount raw={raw} text={formatAmount(raw, MERLIN, locale)} />;
  return (
    <HubCard
      title={t("predictionTitle")}
      drawing={<PredictionDrawing />}
      badge={
        <Badge tone={isOpen ? "up" : "neutral"}>
          {t(isOpen ? "predictionOpen" : state ? "predictionPaused" : "predictionMissing")}
        </Badge>
      }
      text={t("predictionText")}
      action={state && <LinkButton href={PAGES.prediction.path}>{t("openPrediction")}</LinkButton>}
    >
      {state && round ? (
        <FactList
          facts={[
            {
              label: t("nextLock"),
              value: <CountdownTo until={round.lockAt} serverNow={state.serverTime} />,
            },
            { label: t("upPool"), value: pool(round.upPool) },
            { label: t("downPool"), value: pool(round.downPool) },
          ]}
        />
      ) : (
        <p className="text-md text-muted">
          {t(state ? "predictionPausedText" : "predictionMissingText")}
        </p>
      )}
    </HubCard>
  );
}

export const generateMetadata = () => pageMetadata("game");

const REFRESH_SECONDS = 15;
/** As high as the body of a game's card. */
const GAME_HEIGHT = "h-78 md:h-76 xl:h-82";

export default memberPage(async () => {
  const [t, prediction, wheel, rush, standing] = await Promise.all([
    getTranslations(),
    memberSection(PredictionCard, "game.predictionTitle", GAME_HEIGHT),
    memberSection(WheelCard, "game.wheelTitle", GAME_HEIGHT),
    memberSection(RushCard, "game.rushTitle", GAME_HEIGHT),
    memberSection(Standing, "game.powerTitle"),
  ]);
  return (
    <>
      <LazyAutoRefresh seconds={REFRESH_SECONDS} />
      <PageHeading isHeardOnPhones title={t("titles.game")} text={t("game.text")} />
      <GameTabs current="game" />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 xl:grid-cols-3">
        <div className="grid min-w-0 gap-5 md:grid-cols-2 *:only:col-span-full xl:col-span-2">
          {wheel}
          {rush}
        </div>
        <div className="min-w-0">{prediction}</div>
      </div>
      <div className="mt-5">{standing}</div>
    </>
  );
});
