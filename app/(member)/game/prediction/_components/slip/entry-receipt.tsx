"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { FactList } from "@/app/_ui/data/fact-list";
import { ResultSentence } from "@/app/_ui/state/result-sentence";
import { AllDigits, ExactAmount } from "@/app/_ui/text/exact-amount";
import { MERLIN } from "@/lib/contract/values/tokens";
import type { PredictionSide } from "@/lib/domain/prediction/payout";
import { formatAmount } from "@/lib/money/format";
import { useBalance, useGame, usePredictionBoard } from "../board-provider";
import { memberClock } from "../member-clock";
import { OwnEntry } from "../own-entry";

interface EntryReceiptProps {
  booked: { readonly epoch: number; readonly side: PredictionSide; readonly amount: string };
}

/** What was there after the entry: later movements are not the receipt's. */
function useBalanceThen(): string | null {
  const now = useBalance();
  const [then, setThen] = useState(now);
  if (then === null && now !== null) setThen(now);
  return then;
}

/** The receipt of an entry, and once its round is settled, what came of it. */
export function EntryReceipt({ booked: { epoch, side, amount } }: EntryReceiptProps) {
  const board = usePredictionBoard();
  const { locale } = board;
  const t = useTranslations("prediction.stake");
  const balance = useBalanceThen();
  const round = useGame().value.state.rounds.find((one) => one.epoch === epoch);
  if (round?.me && round.me.status !== "open") return <OwnEntry me={round.me} />;
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
