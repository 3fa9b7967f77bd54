"use client";

import { useTranslations } from "next-intl";
import { useLayoutEffect, useRef } from "react";
import { TextLink } from "@/app/_shell/forms/text-link";
import { localTime } from "@/app/_shell/time/local-time";
import { Button } from "@/app/_ui/control/button";
import { Badge } from "@/app/_ui/data/badge";
import { type Fact, FactList } from "@/app/_ui/data/fact-list";
import type { RushAnswer } from "@/lib/domain/game/client";
import { formatPoints } from "@/lib/money/format";
import { GAME_HISTORY_PATH } from "@/lib/paths";
import { prizeText } from "../../_components/prize-text";
import { PrizeValue } from "../../_components/prize-value";
import type { RushEnding } from "./rush-ending";
import type { RushGameProps } from "./rush-game-props";

interface RushResultProps extends RushGameProps {
  answer: RushAnswer;
}

/** A counted game: score, best, prize, until when it counts, and the plays that are left. */
function RushResult({ answer, locale, timeZone, rush }: RushResultProps) {
  const t = useTranslations("rush");
  const common = useTranslations("common");
  const game = useTranslations("game");
  const prizes = useTranslations("game.prizeWords");
  const { score, best, isBest, prize, powerUntil, playsLeft } = answer;
  const facts: Fact[] = [
    ...(best == null ? [] : [{ label: t("best"), value: formatPoints(String(best), locale) }]),
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
        <span className="figures-display text-4xl">{formatPoints(String(score), locale)}</span>
        {isBest && <Badge tone="up">{t("newBest")}</Badge>}
      </p>
      <div className="rounded-card border border-line-strong p-5">
        <FactList facts={facts} />
      </div>
    </div>
  );
}

interface RushOutcomeProps extends RushGameProps {
  ending: RushEnding;
  /** Back to the start. */
  onClear: () => void;
}

const WORDS = {
  over: { title: "overTitle", text: "overText" },
  impossible: { title: "impossibleTitle", text: "impossibleText" },
  lapsed: { title: "lapsedTitle", text: "lapsedText" },
  gone: { title: "goneTitle", text: "goneText" },
} as const;

/** How the game ended: its score and prize, or why it does not count. */
export function RushOutcome({ ending, onClear, ...props }: RushOutcomeProps) {
  const t = useTranslations("rush");
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => heading.current?.focus(), []);
  const words = ending.kind === "counted" ? null : WORDS[ending.kind];
  const left = ending.kind === "counted" ? ending.answer.playsLeft : props.rush.playsLeft;
  return (
    <div className="mx-auto grid max-w-120 gap-5 py-4 sm:py-6">
      <div role="status" className="text-center">
        <h2 ref={heading} tabIndex={-1} className="text-2xl outline-none">
          {t(words?.title ?? "finished")}
        </h2>
        {words && <p className="mt-2 text-md text-muted">{t(words.text)}</p>}
      </div>
      {ending.kind === "counted" && <RushResult {...props} answer={ending.answer} />}
      <div className="flex flex-wrap items-center justify-center gap-x-5 gap-y-2">
        <Button tone="primary" onClick={onClear}>
          {t(left > 0 ? "again" : "back")}
        </Button>
        <TextLink href={GAME_HISTORY_PATH}>{t("openHistory")}</TextLink>
      </div>
    </div>
  );
}
