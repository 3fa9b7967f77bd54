"use client";

import { Check } from "lucide";
import { useTranslations } from "next-intl";
import { Icon } from "@/app/_ui/data/icon";
import { Amount } from "@/app/_ui/text/amount";
import type { PredictionRound } from "@/lib/contract/prediction";
import { MERLIN } from "@/lib/contract/values/tokens";
import { isOver } from "@/lib/domain/prediction/outcome";
import { multipleOf, type PredictionSide, upPercent } from "@/lib/domain/prediction/payout";
import { settledMultipleOf } from "@/lib/domain/prediction/settled";
import { formatAmount, formatPoints } from "@/lib/money/format";
import { useGame, usePredictionBoard } from "./board-provider";
import { DIRECTION_COLOURS, DIRECTION_TINTS, SideSign } from "./side-sign";

export const SIDES = ["up", "down"] as const satisfies readonly PredictionSide[];

interface PoolProps {
  round: PredictionRound;
  side: PredictionSide;
}

/** What a side pays for one MERLIN as the pools are, or paid by the fee of then, and what is on it. */
export function PoolFigures({ round, side }: PoolProps) {
  const { locale } = usePredictionBoard();
  const { feeBps } = useGame().value.state;
  const t = useTranslations("prediction.round");
  const hasEnded = isOver(round);
  const multiple = hasEnded ? settledMultipleOf(round, side) : multipleOf(round, side, feeBps);
  const pool = side === "up" ? round.upPool : round.downPool;
  return (
    <span className="flex flex-wrap items-baseline justify-between gap-x-2 text-text">
      {multiple === null ? (
        !hasEnded && <span className="text-sm">{t("noMultiple")}</span>
      ) : (
        <bdi className="figures-display text-xl">
          {t("multiple", { multiple: formatPoints(multiple, locale) })}
        </bdi>
      )}
      <Amount
        raw={pool}
        text={formatAmount(pool, MERLIN, locale)}
        className="text-xs wrap-anywhere text-muted"
      />
    </span>
  );
}

/** How the pot is shared. For the eye: the figures above say the same. */
export function PoolBar({ round }: { round: PredictionRound }) {
  return (
    <div aria-hidden className="mt-2.5 flex h-1.5 gap-0.5 overflow-hidden rounded-full">
      <span className="h-full bg-up" style={{ inlineSize: `${upPercent(round)}%` }} />
      <span className="h-full flex-1 bg-down" />
    </div>
  );
}

interface SidePoolsProps {
  round: PredictionRound;
  /** The side that was right. */
  winner?: PredictionSide;
}

/** What is on each side, what each pays, and how the pot is shared. */
export function SidePools({ round, winner }: SidePoolsProps) {
  const t = useTranslations("prediction.round");
  return (
    <div>
      <dl className="grid grid-cols-2 gap-2.5">
        {SIDES.map((side) => (
          <div
            key={side}
            className={`min-w-0 rounded-inset border px-3.5 py-2.5 ${DIRECTION_TINTS[side]} ${DIRECTION_COLOURS[side]} ${winner === side ? "border-current" : "border-transparent"}`}
          >
            <dt className="flex flex-wrap items-center gap-x-1.5 text-base font-semibold">
              <SideSign direction={side} />
              {t(`sides.${side}`)}
              {winner === side && (
                <span className="ms-auto">
                  <Icon node={Check} size={16} strokeWidth={2.25} />
                  <span className="sr-only">{t("winningSide")}</span>
                </span>
              )}
            </dt>
            <dd className="mt-1">
              <PoolFigures round={round} side={side} />
            </dd>
          </div>
        ))}
      </dl>
      <PoolBar round={round} />
    </div>
  );
}
