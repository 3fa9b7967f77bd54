import { getTranslations } from "next-intl/server";
import { Badge } from "@/app/_ui/badge";
import { FactList } from "@/app/_ui/fact-list";
import { LinkButton } from "@/app/_ui/link-button";
import type { GameState } from "@/lib/contract/game";
import { PAGES } from "@/lib/routes";
import { GameCountdown } from "../../_components/game-countdown";
import { RushDrawing } from "./drawings";
import { HubCard } from "./hub-card";

/** Hash Rush: how many of the day's plays are left, when they are new, and one's own best. */
export async function RushCard({ state: { rush, serverTime } }: { state: GameState }) {
  const t = await getTranslations("game");
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
            value: <GameCountdown until={resetsAt} serverNow={serverTime} />,
          },
          { label: t("best"), value: best == null ? t("noScore") : t("points", { count: best }) },
          { label: t("cost"), value: t("free") },
        ]}
      />
    </HubCard>
  );
}
