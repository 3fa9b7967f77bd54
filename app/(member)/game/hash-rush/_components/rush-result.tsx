"use client";

import { useTranslations } from "next-intl";
import { localTime } from "@/app/_shell/local-time";
import { Badge } from "@/app/_ui/badge";
import { type Fact, FactList } from "@/app/_ui/fact-list";
import type { RushAnswer } from "@/lib/game/client";
import { prizeText } from "../../_components/prize-text";
import { PrizeValue } from "../../_components/prize-value";
import type { RushGameProps } from "./rush-game";

interface RushResultProps extends RushGameProps {
  answer: RushAnswer;
}

/** A counted game: score, best, prize, until when it counts, and the plays that are left. */
export function RushResult({ answer, locale, timeZone, rush }: RushResultProps) {
  const t = useTranslations("rush");
  const common = useTranslations("common");
  const game = useTranslations("game");
  const prizes = useTranslations("game.prizeWords");
  const { score, best, isBest, prize, powerUntil, playsLeft } = answer;
  const facts: Fact[] = [
    ...(best == null ? [] : [{ label: t("best"), value: String(best) }]),
    {
      label: t("prize"),
      value: prize ? prizeText(prize, locale, prizes) : t("noPrize"),
    },
    ...(prize
      ? [
          {
            label: t("value"),
            value: (
              <PrizeValue value={prize.value} locale={locale} emptyText={common("notAvailable")} />
            ),
          },
        ]
      : []),
    ...(powerUntil
      ? [{ label: t("countsUntil"), value: localTime(powerUntil, locale, timeZone) }]
      : []),
    { label: t("playsLeft"), value: game("playsLeft", { left: playsLeft, all: rush.playsPerDay }) },
  ];
  return (
    <div className="grid gap-5">
      <p className="flex flex-wrap items-center justify-center gap-3">
        <span className="figures-display text-4xl">{score}</span>
        {isBest && <Badge tone="up">{t("newBest")}</Badge>}
      </p>
      <div className="rounded-card border border-line-strong p-5">
        <FactList facts={facts} />
      </div>
    </div>
  );
}
