"use client";

import { Button } from "@/app/_ui/button";
import { fillText } from "@/app/_ui/fill-text";
import { isStalePrice } from "@/lib/price/freshness";

export type FreshnessTexts = Record<"updated" | "asOf" | "retry", string>;

interface PriceFreshnessProps {
  /** When the feed made the newest price, as ISO 8601. */
  updatedAt: string | null;
  polled: { updatedAt: Date | null; hasFailed: boolean; refresh: () => void };
  /** When the server rendered, in milliseconds; what "now" means until the first answer. */
  renderedAtMs: number;
  locale: string;
  timeZone: string;
  texts: FreshnessTexts;
}

/** When the price was made, in the member's zone; a feed that stands still is told as such. */
export function PriceFreshness({
  updatedAt,
  polled,
  renderedAtMs,
  locale,
  timeZone,
  texts,
}: PriceFreshnessProps) {
  const isStale = isStalePrice(updatedAt, polled.updatedAt?.getTime() ?? renderedAtMs);
  const isWarning = polled.hasFailed || isStale;
  if (updatedAt === null && !polled.hasFailed) return null;
  const time =
    updatedAt &&
    new Intl.DateTimeFormat(locale, {
      hour: "2-digit",
      minute: "2-digit",
      second: isWarning ? undefined : "2-digit",
      hourCycle: "h23",
      numberingSystem: "latn",
      timeZone,
      timeZoneName: "short",
    }).format(new Date(updatedAt));
  return (
    <div className="flex min-h-6 flex-wrap items-center gap-x-3 gap-y-2">
      <p role="status" className={`figures text-sm ${isWarning ? "text-warn" : "text-muted"}`}>
        {time && fillText(isWarning ? texts.asOf : texts.updated, { time })}
      </p>
      {polled.hasFailed && (
        <Button size="small" onClick={polled.refresh}>
          {texts.retry}
        </Button>
      )}
    </div>
  );
}
