import { getLocale, getTranslations } from "next-intl/server";
import { Amount } from "@/app/_ui/amount";
import { Badge } from "@/app/_ui/badge";
import { FactList } from "@/app/_ui/fact-list";
import { LinkButton } from "@/app/_ui/link-button";
import { openRound } from "@/lib/game/next-lock";
import { readPredictionRounds } from "@/lib/game/server";
import { formatAmount } from "@/lib/money/format";
import { PAGES } from "@/lib/routes";
import { GameCountdown } from "../../_components/game-countdown";
import { PredictionDrawing } from "./drawings";
import { HubCard } from "./hub-card";

const SYMBOL = "MERLIN";

/** The BTC prediction: when the open round locks and what lies in its two pools. */
export async function PredictionCard() {
  const [locale, t, state] = await Promise.all([
    getLocale(),
    getTranslations("game"),
    readPredictionRounds(),
  ]);
  const round = state && openRound(state);
  const isOpen = round !== null && !state?.paused;
  const pool = (raw: string) => <Amount raw={raw} text={formatAmount(raw, SYMBOL, locale)} />;
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
              value: <GameCountdown until={round.lockAt} serverNow={state.serverTime} />,
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
