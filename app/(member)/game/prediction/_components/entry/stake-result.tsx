"use client";

import { useTranslations } from "next-intl";
import { takeFocus } from "@/app/_ui/control/take-focus";
import { FactList } from "@/app/_ui/data/fact-list";
import { AllDigits, ExactAmount } from "@/app/_ui/text/exact-amount";
import type { PredictionSide } from "@/lib/domain/prediction/payout";
import { formatAmount } from "@/lib/money/format";
import { useBalance, useGame, usePredictionBoard } from "../board-provider";
import { memberClock } from "../member-clock";
import { STAKE_SYMBOL } from "../stake-symbol";

interface StakeResultProps {
  booked: { readonly epoch: number; readonly side: PredictionSide; readonly amount: string };
}

/** The receipt of an entry. */
export function StakeResult({ booked: { epoch, side, amount } }: StakeResultProps) {
  const board = usePredictionBoard();
  const { locale } = board;
  const t = useTranslations("prediction.stake");
  const balance = useBalance();
  const round = useGame().value.state.rounds.find((one) => one.epoch === epoch);
  const facts = [
    { label: t("round"), value: <span className="figures">{epoch}</span> },
    ...(round
      ? [
          {
            label: t("closesAt"),
            value: <span className="figures">{memberClock(round.closeAt, board)}</span>,
          },
        ]
      : []),
    ...(balance === null
      ? []
      : [
          {
            label: t("newBalance"),
            value: <ExactAmount isPrivate raw={balance} symbol={STAKE_SYMBOL} locale={locale} />,
          },
        ]),
  ];
  return (
    <div ref={takeFocus} tabIndex={-1} className="outline-none">
      <p role="status" className="mb-5 text-base">
        {t(`doneText.${side}`, {
          epoch,
          amount: formatAmount(amount, STAKE_SYMBOL, locale),
        })}
      </p>
      <AllDigits>
        <FactList facts={facts} />
      </AllDigits>
    </div>
  );
}
