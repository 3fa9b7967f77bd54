"use client";

import { useTranslations } from "next-intl";
import { Countdown, type CountdownTranslator } from "@/app/_ui/text/countdown";
import { useGame, usePredictionBoard } from "./board-provider";

interface RoundCountdownProps {
  label: string;
  /** ISO 8601, by the service's clock. */
  until: string;
  epoch: number;
  /** What a screen reader hears of it; nothing when left out. */
  spoken?: "open" | "live";
  onEnd?: () => void;
}

/**
 * Counts down by the service's clock, whatever this computer's says, and asks at zero what holds now:
 * what has become of a round is never guessed.
 */
export function RoundCountdown({ label, until, epoch, spoken, onEnd }: RoundCountdownProps) {
  const { refresh } = usePredictionBoard();
  const t = useTranslations("prediction.round.countdown");
  const { serverTime } = useGame().value.state;
  const texts: CountdownTranslator = (
    key,
    { days = 0, hours = 0, minutes = 0, time = "" } = {},
  ) => {
    if (key === "days") return t("days", { days, hours, minutes });
    if (!spoken) return "";
    const begun = `${spoken}.${key}` as const;
    return t(begun, { epoch, time });
  };
  return (
    <p className="flex items-baseline justify-between gap-3">
      <span className="text-md text-muted">{label}</span>
      <span>
        <Countdown
          until={until}
          serverNow={serverTime}
          texts={texts}
          onEnd={() => {
            onEnd?.();
            refresh();
          }}
          className="figures-display text-2xl"
        />
      </span>
    </p>
  );
}
