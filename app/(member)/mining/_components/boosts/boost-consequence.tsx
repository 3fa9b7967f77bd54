"use client";

import { useTranslations } from "next-intl";
import { localTime } from "@/app/_shell/time/local-time";
import { FactList } from "@/app/_ui/data/fact-list";
import { Notice } from "@/app/_ui/state/notice";
import { MINING_RULES } from "@/lib/contract/rules/published-rules";
import { boostSum } from "@/lib/domain/mining/boost-sum";
import { serviceClock } from "@/lib/live/service-clock";
import { bpsAsPercent } from "@/lib/money/basis-points";
import { formatRate } from "@/lib/money/format";

const HOUR_MS = 3_600_000;

export interface BoostEffect {
  /** Of the boost, in percent. */
  percent: string;
  hours: number;
  /** The same in words. */
  effect: string;
  /** What boosts add at present, in percent; null when nobody knows. */
  percentNow: string | null;
  sessionEndsAt: string;
  serverTime: string;
  locale: string;
  timeZone: string;
}

/** What follows from applying a boost now: how long it works, what boosts add so far, what is lost. */
export function BoostConsequence({
  percent,
  hours,
  effect,
  percentNow,
  sessionEndsAt,
  serverTime,
  locale,
  timeZone,
}: BoostEffect) {
  const t = useTranslations("mining.boosts");
  serviceClock.meet(serverTime);
  const nowMs = serviceClock.now();
  const until = new Date(nowMs + hours * HOUR_MS).toISOString();
  const isLate = Date.parse(until) > Date.parse(sessionEndsAt);
  const sum = percentNow === null ? null : boostSum(percentNow, percent);
  return (
    <div className="grid gap-4">
      <FactList
        facts={[
          { label: t("confirmEffect"), value: effect },
          { label: t("confirmUntil"), value: localTime(until, locale, timeZone) },
          ...(percentNow === null
            ? []
            : [
                {
                  label: t("confirmNow"),
                  value: <bdi dir="ltr">+{formatRate(percentNow, locale)}</bdi>,
                },
              ]),
        ]}
      />
      {sum?.isCapped && (
        <Notice tone="warn">
          {t("confirmCapped", { max: formatRate(bpsAsPercent(MINING_RULES.maxBoostBps), locale) })}
        </Notice>
      )}
      {isLate && (
        <Notice tone="info">
          {t("confirmLate", { time: localTime(sessionEndsAt, locale, timeZone) })}
        </Notice>
      )}
    </div>
  );
}
