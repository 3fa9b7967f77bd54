"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Countdown, type CountdownTranslator } from "@/app/_ui/time/countdown";
import { useGame, usePredictionBoard } from "./board-provider";

interface RoundClockProps {
  /** ISO 8601, by the service's clock. */
  until: string;
  epoch: number;
  /** What a screen reader hears of it; nothing when left out. */
  spoken?: "open" | "live";
  onEnd?: () => void;
  className: string;
  frame?: (clock: ReactNode, seconds: number) => ReactNode;
}

/**
 * Counts down by the service's clock, whatever this computer's says, and asks at zero what holds now:
 * what has become of a round is never guessed.
 */
export function RoundClock({ until, epoch, spoken, onEnd, className, frame }: RoundClockProps) {
  const { refresh } = usePredictionBoard();
  const t = useTranslations("prediction.round.countdown");
  const { serverTime } = useGame().value.state;
  const texts: CountdownTranslator = (key, { days = 0, hours = 0, minutes = 0 } = {}) => {
    if (key === "days") return t("days", { days, hours, minutes });
    return spoken ? t(`${spoken}.${key}`, { epoch }) : "";
  };
  return (
    <Countdown
      until={until}
      serverNow={serverTime}
      texts={texts}
      onEnd={() => {
        onEnd?.();
        refresh();
      }}
      className={className}
      frame={frame}
    />
  );
}
