"use client";

import type { ReactNode } from "react";
import { DrainingRing } from "@/app/_ui/data/draining-ring";
import { Countdown, type CountdownTranslator } from "@/app/_ui/time/countdown";

const SECOND_MS = 1000;
/** Below this the quote is about to go. */
const SOON_SECONDS = 5;

interface QuoteClockProps {
  /** When the quote ends, and the clock of the server that gave it; ISO 8601. */
  until: string;
  serverNow: string;
  texts: CountdownTranslator;
  onEnd: () => void;
  /** Of the clock, such as "Held for". */
  label: string;
  /** What is held: the rate. */
  children: ReactNode;
}

/** A rate with the time that it holds, as a ring that drains and as a clock. */
export function QuoteClock({ label, children, ...clock }: QuoteClockProps) {
  const whole = (Date.parse(clock.until) - Date.parse(clock.serverNow)) / SECOND_MS;
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-x-2.5 gap-y-1 text-md">
      <Countdown
        {...clock}
        className="font-medium"
        frame={(time, seconds) => {
          const isSoon = seconds < SOON_SECONDS;
          return (
            <>
              <DrainingRing
                left={Math.min(1, Math.max(0, seconds / Math.max(1, whole)))}
                stroke={11}
                className={`size-5.5 ${isSoon ? "text-warn" : "text-accent-text"}`}
              />
              <span className={`order-last ms-auto ${isSoon ? "text-warn" : "text-muted"}`}>
                {label} {time}
              </span>
            </>
          );
        }}
      />
      <span className="min-w-0 font-medium">{children}</span>
    </div>
  );
}
