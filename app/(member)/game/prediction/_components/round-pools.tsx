"use client";

import { Check } from "lucide";
import { useTranslations } from "next-intl";
import { Icon } from "@/app/_ui/data/icon";
import { Amount } from "@/app/_ui/text/amount";
import type { PredictionRound } from "@/lib/contract/prediction";
import {
  feePercent,
  multipleOf,
  type PredictionSide,
  potOf,
  upPercent,
} from "@/lib/domain/prediction/payout";
import { formatAmount, formatPoints, formatRate } from "@/lib/money/format";
import { useGame, usePredictionBoard } from "./board-provider";
import { DIRECTION_COLOURS, DIRECTION_TINTS, SideSign } from "./side-sign";
import { STAKE_SYMBOL } from "./stake-symbol";

interface RoundPoolsProps {
  round: PredictionRound;
  /** The side that was right. */
  winner?: PredictionSide;
}

function Pool({
  round,
  side,
  isWinner,
}: {
  round: PredictionRound;
  side: PredictionSide;
  isWinner: boolean;
}) {
  const { locale } = usePredictionBoard();
  const { feeBps } = useGame().value.state;
  const t = useTranslations("prediction.round");
  const multiple = multipleOf(round, side, feeBps);
  const pool = side === "up" ? round.upPool : round.downPool;
  return (
    <div
      className={`min-w-0 rounded-inset border px-3 py-2.5 ${DIRECTION_TINTS[side]} ${isWinner ? "border-current" : "border-transparent"} ${DIRECTION_COLOURS[side]}`}
    >
      <dt className="flex flex-wrap items-center gap-x-1 text-md font-semibold">
        <SideSign direction={side} />
        {t(`sides.${side}`)}
        {isWinner && (
          <span className="ms-auto">
            <Icon node={Check} size={16} strokeWidth={2.25} />
            <span className="sr-only">{t("winningSide")}</span>
          </span>
        )}
      </dt>
      <dd className="mt-1 text-text">
        {multiple === null ? (
          <span className="text-sm">{t("noMultiple")}</span>
        ) : (
          <bdi className="figures-display text-lg">
            {t("multiple", { multiple: formatPoints(multiple, locale) })}
          </bdi>
        )}
      </dd>
      <dd className="mt-0.5 text-xs text-muted">
        <Amount
          raw={pool}
          text={formatAmount(pool, STAKE_SYMBOL, locale)}
          className="wrap-anywhere"
        />
      </dd>
    </div>
  );
}

/** What is on each side, what each pays, and how the pot is shared. */
export function RoundPools({ round, winner }: RoundPoolsProps) {
  const { locale } = usePredictionBoard();
  const { feeBps } = useGame().value.state;
  const t = useTranslations("prediction.round");
  const pot = potOf(round);
  const facts = [
    {
      label: t("pot"),
      value: <Amount raw={pot} text={formatAmount(pot, STAKE_SYMBOL, locale)} />,
    },
    {
      label: t("feeWithin"),
      value: <bdi dir="ltr">{formatRate(feePercent(feeBps), locale)}</bdi>,
    },
    ...(typeof round.players === "number" ? [{ label: t("players"), value: round.players }] : []),
    ...(round.house && /[1-9]/.test(round.house)
      ? [
          {
            label: t("house"),
            value: (
              <Amount raw={round.house} text={formatAmount(round.house, STAKE_SYMBOL, locale)} />
            ),
          },
        ]
      : []),
  ];
  return (
    <div className="grid gap-2.5">
      <dl className="grid grid-cols-2 gap-2">
        <Pool round={round} side="up" isWinner={winner === "up"} />
        <Pool round={round} side="down" isWinner={winner === "down"} />
      </dl>
      <div aria-hidden className="flex h-1.5 gap-0.5 overflow-hidden rounded-full">
        <span className="h-full bg-up" style={{ inlineSize: `${upPercent(round)}%` }} />
        <span className="h-full flex-1 bg-down" />
      </div>
      <dl className="grid gap-1 text-sm">
        {facts.map(({ label, value }) => (
          <div key={label} className="flex justify-between gap-3">
            <dt className="text-muted">{label}</dt>
            <dd className="figures font-medium">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
