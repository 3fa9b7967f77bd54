"use client";

import { useTranslations } from "next-intl";
import { priceMove } from "@/lib/domain/prediction/price-move";
import { formatRate, formatUsd } from "@/lib/money/format";
import { usePredictionBoard } from "../board-provider";
import { DIRECTION_COLOURS, SideSign } from "../side-sign";

const WORDS = { up: "movedUp", down: "movedDown", flat: "movedFlat" } as const;

/** How far the price has moved: arrow, word, amount and percent. */
export function MoveLine({ from, to }: { from: string; to: string }) {
  const { locale } = usePredictionBoard();
  const t = useTranslations("prediction.round");
  const { direction, distance, percent } = priceMove(from, to);
  const text = t(WORDS[direction], {
    amount: formatUsd(distance, locale),
    percent: formatRate(percent ?? "0", locale),
  });
  return (
    <span
      className={`inline-flex items-center gap-1 font-semibold ${DIRECTION_COLOURS[direction]}`}
    >
      <SideSign direction={direction} size={14} />
      <bdi className="figures">{text}</bdi>
    </span>
  );
}
