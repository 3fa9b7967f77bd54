"use client";

import { useTranslations } from "next-intl";
import { localTime } from "@/app/_shell/time/local-time";
import { takeFocus } from "@/app/_ui/control/take-focus";
import { type Fact, FactList } from "@/app/_ui/data/fact-list";
import { Timeline, type TimelineStep } from "@/app/_ui/data/timeline";
import { Notice } from "@/app/_ui/state/notice";
import { AllDigits } from "@/app/_ui/text/exact-amount";
import type { StakingQuote } from "@/lib/contract/staking";
import { bpsAsPercent } from "@/lib/money/basis-points";
import { formatRate } from "@/lib/money/format";
import { AmountLine } from "../amount-line";
import { StakingOrderProblem } from "../order-problem";
import { type NamedProduct, useStaking } from "../staking-provider";
import type { Subscription } from "./use-subscribe";

const DAY_MS = 86_400_000;

interface StakeTimelineProps {
  quote: StakingQuote;
  autoRenew: boolean;
}

/** What happens when: staked, rewards begin, the first one is booked, maturity. */
function StakeTimeline({ quote, autoRenew }: StakeTimelineProps) {
  const { locale, timeZone } = useStaking();
  const t = useTranslations("staking.subscribe");
  const time = (at: string) => <time dateTime={at}>{localTime(at, locale, timeZone)}</time>;
  const firstAt = new Date(Date.parse(quote.accrualFrom) + DAY_MS).toISOString();
  const end = quote.maturesAt;
  const upcoming = (step: Pick<TimelineStep, "id" | "label" | "at">): TimelineStep => ({
    ...step,
    state: "upcoming",
    stateText: t("upcoming"),
  });
  return (
    <Timeline
      label={t("timeline")}
      steps={[
        { id: "stake", label: t("stepStake"), state: "current", stateText: t("now"), at: t("now") },
        upcoming({ id: "accrual", label: t("stepAccrual"), at: time(quote.accrualFrom) }),
        upcoming({ id: "first", label: t("stepFirst"), at: time(firstAt) }),
        end
          ? upcoming({
              id: "end",
              label: t(autoRenew ? "stepRenew" : "stepMature"),
              at: time(end),
            })
          : upcoming({ id: "end", label: t("stepRedeem"), at: t("anyTime") }),
      ]}
    />
  );
}

interface SubscribeReviewProps {
  subscription: Subscription;
  quote: StakingQuote;
  product: NamedProduct;
}

/** The service's quote, when what happens, and what leaving early costs, before the one press. */
export function SubscribeReview({ subscription, quote, product }: SubscribeReviewProps) {
  const { locale } = useStaking();
  const t = useTranslations("staking.subscribe");
  const { before } = subscription;
  const rate = (bps: number) => formatRate(bpsAsPercent(bps), locale);
  const isLocked = quote.maturesAt != null;
  const facts: Fact[] = [
    { label: t("product"), value: product.name },
    { label: t("amount"), value: <AmountLine raw={quote.amount} /> },
    { label: t("apr"), value: <bdi dir="ltr">{rate(quote.aprBps)}</bdi> },
    { label: t("perDay"), value: <AmountLine raw={quote.perDay} /> },
    ...(quote.atMaturity
      ? [{ label: t("atMaturity"), value: <AmountLine raw={quote.atMaturity} /> }]
      : []),
    ...(isLocked
      ? [{ label: t("renewal"), value: t(subscription.autoRenew ? "renewalOn" : "renewalOff") }]
      : []),
  ];
  const changed =
    before && before.aprBps !== quote.aprBps
      ? t("changed", { before: rate(before.aprBps), now: rate(quote.aprBps) })
      : t("changedElse");
  return (
    <div ref={takeFocus} tabIndex={-1} className="grid gap-5 outline-none">
      <div role="alert" className="empty:hidden">
        {before && <Notice tone="warn">{changed}</Notice>}
      </div>
      <AllDigits>
        <FactList facts={facts} />
      </AllDigits>
      <StakeTimeline quote={quote} autoRenew={subscription.autoRenew} />
      <Notice tone={quote.earlyRule === "none" ? "info" : "warn"}>
        {t(quote.earlyRule === "none" ? "earlyFlexible" : "earlyLocked")}
      </Notice>
      <p className="text-sm text-muted">{t("noGuarantee")}</p>
      <StakingOrderProblem
        order={subscription.order}
        error={subscription.formError}
        refusal={subscription.refusal}
      />
    </div>
  );
}
