"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Badge, type BadgeTone } from "@/app/_ui/data/badge";
import type { PredictionRound } from "@/lib/contract/prediction";
import { usePredictionBoard } from "./board-provider";
import { memberClock } from "./member-clock";

const TONES: Readonly<Record<PredictionRound["status"], BadgeTone>> = {
  later: "neutral",
  open: "warn",
  live: "violet",
  calculating: "info",
  closed: "neutral",
  cancelled: "neutral",
};

/** The heading of a round's card, which takes the focus when its buttons are gone. */
export function roundHeadingId(epoch: number): string {
  return `round-${epoch}`;
}

/** What every round's card begins with: its number, its times and how it stands. */
export function RoundFrame({ round, children }: { round: PredictionRound; children: ReactNode }) {
  const board = usePredictionBoard();
  const t = useTranslations("prediction.round");
  const { epoch, status, lockAt, closeAt } = round;
  const isActive = status === "open";
  return (
    <article
      aria-labelledby={roundHeadingId(epoch)}
      data-round={status}
      className={`flex h-full flex-col gap-3.5 rounded-card border bg-surface p-4 shadow-card ${isActive ? "border-accent" : "border-line"}`}
    >
      <div>
        <div className="flex items-center justify-between gap-2">
          <h3 id={roundHeadingId(epoch)} tabIndex={-1} className="figures text-base outline-none">
            {t("title", { epoch })}
          </h3>
          <Badge tone={TONES[status]}>{t(`statuses.${status}`)}</Badge>
        </div>
        <p className="figures text-sm text-muted">
          <bdi>
            {t("times", {
              lock: memberClock(lockAt, board),
              close: memberClock(closeAt, board),
            })}
          </bdi>
        </p>
      </div>
      {children}
    </article>
  );
}
