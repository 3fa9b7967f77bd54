"use client";

import { localTime } from "@/app/_shell/time/local-time";
import { FactList } from "@/app/_ui/data/fact-list";
import { serverOffsetMs } from "@/app/_ui/live/server-offset";
import { Notice } from "@/app/_ui/state/notice";
import { fillText } from "@/app/_ui/text/fill-text";
import { boostSum } from "@/lib/domain/mining/boost-sum";
import { formatRate } from "@/lib/money/format";
import type { ApplyTexts } from "./apply-texts";

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

/** What follows from applying a boost now: how long it works, what all boosts add then, what is lost. */
export function BoostConsequence({
  percent,
  hours,
  effect,
  percentNow,
  sessionEndsAt,
  serverTime,
  locale,
  timeZone,
  texts,
}: BoostEffect & { texts: ApplyTexts }) {
  const nowMs = Date.now() + serverOffsetMs(serverTime);
  const until = new Date(nowMs + hours * HOUR_MS).toISOString();
  const isLate = Date.parse(until) > Date.parse(sessionEndsAt);
  const sum = percentNow === null ? null : boostSum(percentNow, percent);
  return (
    <div className="grid gap-4">
      <FactList
        facts={[
          { label: texts.effect, value: effect },
          { label: texts.until, value: localTime(until, locale, timeZone) },
          ...(sum && percentNow
            ? [
                { label: texts.now, value: `+${formatRate(percentNow, locale)}` },
                { label: texts.after, value: `+${formatRate(sum.percent, locale)}` },
              ]
            : []),
        ]}
      />
      {sum?.isCapped && <Notice tone="warn">{texts.capped}</Notice>}
      {isLate && (
        <Notice tone="info">
          {fillText(texts.late, { time: localTime(sessionEndsAt, locale, timeZone) })}
        </Notice>
      )}
    </div>
  );
}
