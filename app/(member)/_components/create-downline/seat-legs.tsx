"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/app/_ui/control/button";
import { Skeleton } from "@/app/_ui/state/skeleton";
import type { SeatBelow } from "@/lib/domain/team/legs";
import type { SeatChoice } from "./use-seat-choice";

interface SeatLegsProps {
  choice: SeatChoice;
  errorId: string | undefined;
  /** Looks at the places below somebody who sits here. */
  onGoDown: (username: string) => void;
}

const LEGS = ["left", "right"] as const;

type Translator = ReturnType<typeof useTranslations<"downline">>;

function wordSeat({ isFree, username }: SeatBelow, t: Translator): string {
  if (isFree) return t("free");
  return username ? t("takenBy", { username }) : t("taken");
}

/** The two places below the chosen member; the left one stays left in every language. */
export function SeatLegs({ choice, errorId, onGoDown }: SeatLegsProps) {
  const t = useTranslations("downline");
  const common = useTranslations("common");
  const { legs, position } = choice;
  if (legs.isFailed) {
    return (
      <div role="alert" className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-md text-warn">{t("legsFailed")}</p>
        <Button size="small" onClick={legs.reload}>
          {common("retry")}
        </Button>
      </div>
    );
  }
  if (!legs.seats) {
    return (
      <div role="status">
        <span className="sr-only">{t("legsLoading")}</span>
        <Skeleton className="h-20" />
      </div>
    );
  }
  const { seats } = legs;
  const below = LEGS.flatMap((leg) => (seats[leg].username ? [seats[leg].username] : []));
  const isFull = !seats.left.isFree && !seats.right.isFree;
  return (
    <>
      <div
        role="radiogroup"
        aria-label={t("legs")}
        aria-invalid={errorId ? true : undefined}
        aria-describedby={errorId}
        dir="ltr"
        className="grid grid-cols-2 gap-3"
      >
        {LEGS.map((leg) => (
          <label
            key={leg}
            className="flex min-h-16 min-w-0 cursor-pointer flex-col justify-center rounded-button border border-line-strong bg-surface px-4 py-2.5 has-checked:border-accent has-checked:bg-ground has-disabled:cursor-default has-disabled:border-dashed has-disabled:bg-transparent has-focus-visible:outline-2 has-focus-visible:outline-accent-text"
          >
            <input
              type="radio"
              name="position"
              value={leg}
              checked={position === leg}
              disabled={!seats[leg].isFree}
              onChange={() => choice.chooseLeg(leg)}
              className="sr-only"
            />
            <bdi className="text-md font-medium">{t(leg)}</bdi>
            <bdi className={`text-sm break-words ${seats[leg].isFree ? "text-up" : "text-muted"}`}>
              {wordSeat(seats[leg], t)}
            </bdi>
          </label>
        ))}
      </div>
      {isFull && <p className="text-sm text-muted">{t("fullTitle")}</p>}
      {below.length > 0 && (
        <div className="flex flex-wrap gap-2.5">
          {below.map((username) => (
            <Button key={username} size="small" onClick={() => onGoDown(username)}>
              {t("goDown", { username })}
            </Button>
          ))}
        </div>
      )}
    </>
  );
}
