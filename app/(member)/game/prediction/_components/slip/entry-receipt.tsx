"use client";

import { useTranslations } from "next-intl";
import { FactList } from "@/app/_ui/data/fact-list";
import { ResultSentence } from "@/app/_ui/state/result-sentence";
import { AllDigits, ExactAmount } from "@/app/_ui/text/exact-amount";
import { MERLIN } from "@/lib/contract/values/tokens";
import type { PredictionSide } from "@/lib/domain/prediction/payout";
import { formatAmount } from "@/lib/money/format";
import { useBalance, useGame, usePredictionBoard } from "../board-provider";
import { memberClock } from "../member-clock";

interface EntryReceiptProps {
  booked: { readonly epoch: number; readonly side: PredictionSide; readonly amount: string };
}

/** The receipt of an entry. */
export function EntryReceipt({ booked: { epoch, side, amount } }: EntryReceiptProps) {
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
            value: <ExactAmount isPrivate raw={balance} symbol={MERLIN} locale={locale} />,
          },
        ]),
  ];
  return (
    <div>
      <h3 className="text-xl">{t("doneTitle")}</h3>
      <ResultSentence>
        {t(`doneText.${side}`, {
          epoch,
          amount: formatAmount(amount, MERLIN, locale),
        })}
      </ResultSentence>
      <AllDigits>
        <FactList facts={facts} />
      </AllDigits>
    </div>
  );
}
