"use client";

import { type Fact, FactList } from "@/app/_ui/fact-list";
import { fillText } from "@/app/_ui/fill-text";
import { Notice } from "@/app/_ui/notice";
import { takeFocus } from "@/app/_ui/take-focus";
import type { StakingQuote } from "@/lib/contract/staking";
import { bpsAsPercent } from "@/lib/money/basis-points";
import { formatRate } from "@/lib/money/format";
import { AmountLine } from "../amount-line";
import { OrderProblem } from "../order-problem";
import { type NamedProduct, useStakeDesk } from "../stake-desk";
import { StakeTimeline } from "./stake-timeline";
import type { Subscription } from "./use-subscribe";

interface SubscribeReviewProps {
  order: Subscription;
  quote: StakingQuote;
  product: NamedProduct;
}

/** The service's quote, when what happens, and what leaving early costs, before the one press. */
export function SubscribeReview({ order, quote, product }: SubscribeReviewProps) {
  const { locale, texts } = useStakeDesk();
  const t = texts.subscribe;
  const { before } = order;
  const rate = (bps: number) => formatRate(bpsAsPercent(bps), locale);
  const isLocked = quote.maturesAt != null;
  const facts: Fact[] = [
    { label: t.product, value: product.name },
    { label: t.amount, value: <AmountLine raw={quote.amount} /> },
    { label: t.apr, value: <bdi dir="ltr">{rate(quote.aprBps)}</bdi> },
    { label: t.perDay, value: <AmountLine raw={quote.perDay} /> },
    ...(quote.atMaturity
      ? [{ label: t.atMaturity, value: <AmountLine raw={quote.atMaturity} /> }]
      : []),
    ...(isLocked
      ? [{ label: t.renewal, value: order.autoRenew ? t.renewalOn : t.renewalOff }]
      : []),
  ];
  const changed =
    before && before.aprBps !== quote.aprBps
      ? fillText(t.changed, { before: rate(before.aprBps), now: rate(quote.aprBps) })
      : t.changedElse;
  return (
    <div ref={takeFocus} tabIndex={-1} className="grid gap-5 outline-none">
      <div role="alert" className="empty:hidden">
        {before && <Notice tone="warn">{changed}</Notice>}
      </div>
      <FactList facts={facts} />
      <StakeTimeline quote={quote} autoRenew={order.autoRenew} />
      <Notice tone={quote.earlyRule === "none" ? "info" : "warn"}>
        {quote.earlyRule === "none" ? t.earlyFlexible : t.earlyLocked}
      </Notice>
      <p className="text-sm text-muted">{t.noGuarantee}</p>
      <OrderProblem order={order.order} error={order.formError} refusal={order.refusal} />
    </div>
  );
}
