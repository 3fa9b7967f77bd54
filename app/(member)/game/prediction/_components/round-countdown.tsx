"use client";

import { useTranslations } from "next-intl";
import { useMemo } from "react";
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
  const { state, offsetMs } = useGame().value;
  const rendered = state.serverTime;
  // Worked out anew only when the offset is, so that nothing is said twice.
  // biome-ignore lint/correctness/useExhaustiveDependencies: later answers do not move a running countdown
  const serverNow = useMemo(
    () => (offsetMs === null ? rendered : new Date(Date.now() + offsetMs).toISOString()),
    [offsetMs, until],
  );
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
          serverNow={serverNow}
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
