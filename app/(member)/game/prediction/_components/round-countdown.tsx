"use client";

import { useMemo } from "react";
import { Countdown } from "@/app/_ui/text/countdown";
import { fillText } from "@/app/_ui/text/fill-text";
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
  const { refresh, texts } = usePredictionBoard();
  const { state, offsetMs } = useGame().value;
  const words = texts.round.countdown;
  const rendered = state.serverTime;
  // Worked out anew only when the offset is, so that nothing is said twice.
  // biome-ignore lint/correctness/useExhaustiveDependencies: later answers do not move a running countdown
  const serverNow = useMemo(
    () => (offsetMs === null ? rendered : new Date(Date.now() + offsetMs).toISOString()),
    [offsetMs, until],
  );
  const say = (moment: "start" | "minute" | "end") =>
    spoken ? fillText(words[spoken][moment], { epoch }) : "";
  return (
    <p className="flex items-baseline justify-between gap-3">
      <span className="text-md text-muted">{label}</span>
      <span>
        <Countdown
          until={until}
          serverNow={serverNow}
          texts={{ days: words.days, start: say("start"), minute: say("minute"), end: say("end") }}
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
