"use client";

import { localTime } from "@/app/_shell/local-time";
import { Timeline, type TimelineStep } from "@/app/_ui/timeline";
import type { StakingQuote } from "@/lib/contract/staking";
import { useStakeDesk } from "../stake-desk";

const DAY_MS = 86_400_000;

interface StakeTimelineProps {
  quote: StakingQuote;
  autoRenew: boolean;
}

/** What happens when: staked, rewards begin, the first one is booked, maturity. */
export function StakeTimeline({ quote, autoRenew }: StakeTimelineProps) {
  const { locale, timeZone, texts } = useStakeDesk();
  const t = texts.subscribe;
  const time = (at: string) => <time dateTime={at}>{localTime(at, locale, timeZone)}</time>;
  const firstAt = new Date(Date.parse(quote.accrualFrom) + DAY_MS).toISOString();
  const end = quote.maturesAt;
  const upcoming = (step: Pick<TimelineStep, "id" | "label" | "at">): TimelineStep => ({
    ...step,
    state: "upcoming",
    stateText: t.upcoming,
  });
  return (
    <Timeline
      label={t.timeline}
      steps={[
        { id: "stake", label: t.stepStake, state: "current", stateText: t.now, at: t.now },
        upcoming({ id: "accrual", label: t.stepAccrual, at: time(quote.accrualFrom) }),
        upcoming({ id: "first", label: t.stepFirst, at: time(firstAt) }),
        end
          ? upcoming({
              id: "end",
              label: autoRenew ? t.stepRenew : t.stepMature,
              at: time(end),
            })
          : upcoming({ id: "end", label: t.stepRedeem, at: t.anyTime }),
      ]}
    />
  );
}
