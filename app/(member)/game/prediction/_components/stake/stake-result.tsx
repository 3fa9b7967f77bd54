"use client";

import { Amount } from "@/app/_ui/amount";
import { FactList } from "@/app/_ui/fact-list";
import { fillText } from "@/app/_ui/fill-text";
import { takeFocus } from "@/app/_ui/take-focus";
import { formatFullAmount } from "@/lib/money/format";
import type { Side } from "@/lib/prediction/payout";
import { useBalance, useBoard, useGame } from "../board-provider";
import { memberClock } from "../member-clock";
import { STAKE_SYMBOL } from "../stake-symbol";

interface StakeResultProps {
  booked: { readonly epoch: number; readonly side: Side; readonly amount: string };
}

/** The receipt of an entry. */
export function StakeResult({ booked: { epoch, side, amount } }: StakeResultProps) {
  const board = useBoard();
  const { locale, texts } = board;
  const t = texts.stake;
  const balance = useBalance();
  const round = useGame().value.state.rounds.find((one) => one.epoch === epoch);
  const facts = [
    { label: t.round, value: <span className="figures">{epoch}</span> },
    ...(round
      ? [
          {
            label: t.closesAt,
            value: <span className="figures">{memberClock(round.closeAt, board)}</span>,
          },
        ]
      : []),
    ...(balance === null
      ? []
      : [
          {
            label: t.newBalance,
            value: (
              <Amount
                isPrivate
                raw={balance}
                text={formatFullAmount(balance, STAKE_SYMBOL, locale)}
              />
            ),
          },
        ]),
  ];
  return (
    <div ref={takeFocus} tabIndex={-1} className="outline-none">
      <p role="status" className="mb-5 text-base">
        {fillText(t.doneText[side], {
          epoch,
          amount: formatFullAmount(amount, STAKE_SYMBOL, locale),
        })}
      </p>
      <FactList facts={facts} />
    </div>
  );
}
