import { getTranslations } from "next-intl/server";
import { Badge } from "@/app/_ui/badge";
import { FactList } from "@/app/_ui/fact-list";
import { LinkButton } from "@/app/_ui/link-button";
import type { Wheel } from "@/lib/contract/game";
import { PAGES } from "@/lib/routes";
import { GameCountdown } from "../../_components/game-countdown";
import { WheelDrawing } from "./drawings";
import { HubCard } from "./hub-card";

/** The daily wheel: whether today's free spin is there, or when the next one is. */
export async function WheelCard({ wheel, serverTime }: { wheel: Wheel; serverTime: string }) {
  const t = await getTranslations("game");
  const { canSpin, nextAt, segments } = wheel;
  const next = nextAt ? (
    <GameCountdown until={nextAt} serverNow={wheel.serverTime ?? serverTime} />
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
