"use client";

import { useTranslations } from "next-intl";
import { nearnessOf } from "@/app/_shell/time/moment-look";
import { Button } from "@/app/_ui/control/button";
import { zonedText } from "@/app/_ui/time/zoned-text";
import { isStalePrice } from "@/lib/domain/price/view";
import { dateFormat } from "@/lib/i18n/date-format";
import { serviceClock } from "@/lib/live/service-clock";

interface PriceFreshnessProps {
  /** When the feed made the newest price, as ISO 8601. */
  updatedAt: string | null;
  polled: { updatedAtMs: number | null; hasFailed: boolean; refresh: () => void };
  /** When the server rendered, in milliseconds by the service's clock; what "now" means until the first answer. */
  renderedAtMs: number;
  locale: string;
  timeZone: string;
}

/** When the price was made, in the member's zone; a feed that stands still is told as such. */
export function PriceFreshness({
  updatedAt,
  polled,
  renderedAtMs,
  locale,
  timeZone,
}: PriceFreshnessProps) {
  const t = useTranslations("tokenPrice");
  const common = useTranslations("common");
  const askedAtMs = polled.updatedAtMs && polled.updatedAtMs + serviceClock.offsetMs();
  const isStale = isStalePrice(updatedAt, askedAtMs ?? renderedAtMs);
  const isWarning = polled.hasFailed || isStale;
  if (updatedAt === null && !polled.hasFailed) return null;
  const updated = new Date(updatedAt ?? 0);
  const nowMs = polled.updatedAtMs === null ? renderedAtMs : serviceClock.now();
  const hasDay = isWarning && nearnessOf(updated.getTime(), nowMs, timeZone) !== "today";
  const time =
    updatedAt &&
    zonedText(
      dateFormat(locale, {
        ...(hasDay && { month: "short", day: "numeric" }),
        hour: "numeric",
        minute: "2-digit",
        second: isWarning ? undefined : "2-digit",
        numberingSystem: "latn",
        timeZone,
        timeZoneName: "short",
      }),
      updated,
    );
  return (
    <div className="flex min-h-6 flex-wrap items-center gap-x-3 gap-y-2">
      <p className={`figures text-sm ${isWarning ? "text-warn" : "text-muted"}`}>
        {/* That all is as it should be passes in silence, each minute. */}
        {!isWarning && time && t("updated", { time })}
        <span role="status">{isWarning && time && t("asOf", { time })}</span>
      </p>
      {polled.hasFailed && (
        <Button size="small" onClick={polled.refresh}>
          {common("retry")}
        </Button>
      )}
    </div>
  );
}
