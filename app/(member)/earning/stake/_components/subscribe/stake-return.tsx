"use client";

import { useTranslations } from "next-intl";
import { localTime } from "@/app/_shell/time/local-time";
import { FactList } from "@/app/_ui/data/fact-list";
import { Timeline, type TimelineStep } from "@/app/_ui/data/timeline";
import { Amount } from "@/app/_ui/text/amount";
import { AllDigits } from "@/app/_ui/text/exact-amount";
import { NoValue } from "@/app/_ui/text/no-value";
import type { StakingQuote } from "@/lib/contract/staking";
import { maturityFrom } from "@/lib/domain/staking/progress";
import { bpsAsPercent } from "@/lib/money/basis-points";
import { formatAmount, formatRate } from "@/lib/money/format";
import { AmountLine } from "../amount-line";
import { useStaking } from "../staking-provider";
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

/** Simple interest, from now to maturity: for the eye, time runs from left to right. */
function ReturnLine({ from, to }: { from: string; to: string }) {
  return (
    <div dir="ltr" aria-hidden className="mt-3">
      <svg
        aria-hidden="true"
        viewBox="0 0 400 56"
        preserveAspectRatio="none"
        className="block h-14 w-full"
      >
        <defs>
          <linearGradient id="stake-return" x1="0" x2="0" y1="0" y2="1">
            <stop offset="0" stopColor="var(--violet)" stopOpacity="0.4" />
            <stop offset="1" stopColor="var(--violet)" stopOpacity="0" />
          </linearGradient>
        </defs>
        <path d="M4 50L396 6V50Z" fill="url(#stake-return)" />
        <path d="M4 50H396" stroke="var(--line-strong)" vectorEffect="non-scaling-stroke" />
        <path
          d="M4 50L396 6"
          stroke="var(--violet-text)"
          strokeWidth="2"
          vectorEffect="non-scaling-stroke"
        />
        <path
          d="M396 6V50"
          stroke="var(--violet-text)"
          strokeDasharray="2 3"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <p className="figures mt-1 flex justify-between gap-4 text-sm text-muted">
        <span>{from}</span>
        <span>{to}</span>
      </p>
    </div>
  );
}

/** What comes back and when, by the service's quote once there is one; its room is there from the start. */
export function StakeReturn({ subscription }: { subscription: Subscription }) {
  const { locale, now, symbol, timeZone } = useStaking();
  const t = useTranslations("staking.subscribe");
  const { aprBps, autoRenew, outlook, perDay, product, quote, reward } = subscription;
  const { days } = product;
  const none = <NoValue text={t("enterAmount")} />;
  const maturesAt =
    days === null ? null : (quote?.maturesAt ?? maturityFrom(new Date(now), days).toISOString());
  const end = maturesAt && localTime(maturesAt, locale, timeZone);
  return (
    <section aria-label={t("outlook")} className="rounded-inset bg-raised p-4">
      <AllDigits>
        {end && (
          <>
            <p className="text-md text-muted">
              {autoRenew ? t("stepRenew") : t("backOn", { date: end })}
            </p>
            <p className="figures-display text-2xl">
              {outlook ? (
                <Amount raw={outlook.raw} text={formatAmount(outlook.raw, symbol, locale)} />
              ) : (
                none
              )}
            </p>
            <ReturnLine from={t("now")} to={end} />
          </>
        )}
        <div className={end ? "mt-3 border-t border-line pt-3" : ""}>
          <FactList
            facts={[
              {
                label: t("apr"),
                value: <bdi dir="ltr">{formatRate(bpsAsPercent(aprBps), locale)}</bdi>,
              },
              { label: t("perDay"), value: perDay ? <AmountLine raw={perDay} /> : none },
              ...(end
                ? [
                    {
                      label: t("atMaturity"),
                      value: reward ? <AmountLine raw={reward} className="text-up" /> : none,
                    },
                  ]
                : []),
            ]}
          />
        </div>
      </AllDigits>
      {quote && (
        <details className="mt-1">
          <summary className="more-summary">{t("timeline")}</summary>
          <div className="pt-2">
            <StakeTimeline quote={quote} autoRenew={autoRenew} />
          </div>
        </details>
      )}
    </section>
  );
}
