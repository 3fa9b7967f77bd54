"use client";

import { Check } from "lucide";
import { Icon } from "@/app/_ui/data/icon";
import type { CheckInDay } from "@/lib/domain/airdrop/check-in";

const LOOKS: Readonly<Record<CheckInDay["state"], string>> = {
  done: "border-transparent bg-tint-up text-up",
  today: "border-accent bg-raised text-text",
  coming: "border-line bg-raised text-muted",
};

interface DayCellsProps {
  label: string;
  days: readonly {
    readonly day: number;
    readonly state: CheckInDay["state"];
    /** What the day pays, with a sign. */
    readonly points: string;
    /** The same in words. */
    readonly text: string;
  }[];
}

/** The cells of a row of days. */
export function DayCells({ label, days }: DayCellsProps) {
  return (
    <ol aria-label={label} className="grid auto-cols-fr grid-flow-col gap-1 sm:gap-1.5">
      {days.map(({ day, state, points, text }) => (
        <li
          key={day}
          aria-current={state === "today" ? "date" : undefined}
          className={`day-cell ${LOOKS[state]}`}
        >
          <span className="sr-only">{text}</span>
          <span aria-hidden className="day-cell-figure">
            {state === "done" ? (
              <Icon node={Check} size={18} strokeWidth={2} />
            ) : (
              <bdi dir="ltr">{points}</bdi>
            )}
          </span>
          <span aria-hidden className="figures text-xs text-muted">
            {day}
          </span>
        </li>
      ))}
    </ol>
  );
}
