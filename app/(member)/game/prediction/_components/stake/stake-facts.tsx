"use client";

import { Amount } from "@/app/_ui/amount";
import { FactList } from "@/app/_ui/fact-list";
import { fillText } from "@/app/_ui/fill-text";
import { formatFullAmount, formatRate } from "@/lib/money/format";
import { feePercent } from "@/lib/prediction/payout";
import { useBoard, useGame } from "../board-provider";
import { STAKE_SYMBOL } from "../stake-symbol";
import type { StakeForm } from "./use-stake";

function Estimate({ stake }: { stake: StakeForm }) {
  const { locale, texts } = useBoard();
  const t = texts.stake;
  const { estimate } = stake;
  if (estimate === null) return <span className="text-muted">{t.estimateNone}</span>;
  if (estimate.kind === "refund") return t.refundEstimate;
  return (
    <Amount
      raw={estimate.payout}
      text={formatFullAmount(estimate.payout, STAKE_SYMBOL, locale)}
      className="wrap-anywhere"
    />
  );
}

/** What the stake can bring, what is taken of it, and what was staked before. */
export function StakeFacts({ stake }: { stake: StakeForm }) {
  const { locale, texts } = useBoard();
  const { feeBps, limit } = useGame().value.state;
  const t = texts.stake;
  const amount = (raw: string) => (
    <Amount isPrivate raw={raw} text={formatFullAmount(raw, STAKE_SYMBOL, locale)} />
  );
  const facts = [
    { label: t.estimate[stake.side], value: <Estimate stake={stake} /> },
    {
      label: t.fee,
      value: fillText(t.feeValue, { percent: formatRate(feePercent(feeBps), locale) }),
    },
    ...(limit ? [{ label: t.stakedToday, value: amount(limit.stakedToday) }] : []),
    ...(limit?.left ? [{ label: t.limitLeft, value: amount(limit.left) }] : []),
  ];
  return (
    <div className="rounded-inset bg-raised p-4">
      <FactList facts={facts} />
      <p className="mt-3 text-sm text-muted">{t.estimateNote}</p>
    </div>
  );
}
