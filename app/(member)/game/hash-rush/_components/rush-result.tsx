"use client";

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
export function RushResult({ answer, locale, timeZone, leftTexts, texts }: RushResultProps) {
  const { score, best, isBest, prize, powerUntil, playsLeft } = answer;
  const facts: Fact[] = [
    ...(best == null ? [] : [{ label: texts.best, value: String(best) }]),
    {
      label: texts.prize,
      value: prize ? prizeText(prize, locale, texts.powers) : texts.noPrize,
    },
    ...(prize
      ? [
          {
            label: texts.value,
            value: (
              <PrizeValue value={prize.value} locale={locale} emptyText={texts.notAvailable} />
            ),
          },
        ]
      : []),
    ...(powerUntil
      ? [{ label: texts.countsUntil, value: localTime(powerUntil, locale, timeZone) }]
      : []),
    { label: texts.playsLeft, value: leftTexts[playsLeft] ?? String(playsLeft) },
  ];
  return (
    <div className="grid gap-5">
      <p className="flex flex-wrap items-center justify-center gap-3">
        <span className="figures-display text-4xl">{score}</span>
        {isBest && <Badge tone="up">{texts.newBest}</Badge>}
      </p>
      <div className="rounded-card border border-line-strong p-5">
        <FactList facts={facts} />
      </div>
    </div>
  );
}
