"use client";

import { useTranslations } from "next-intl";
import { type KeyboardEvent, useId, useMemo } from "react";
import { formatPrice } from "@/lib/money/format";
import { ChartAttribution } from "./chart-attribution";
import { chartTimes } from "./chart-formats";
import type { ChartPoint, ChartStyle } from "./chart-point";
import { ChartTable } from "./chart-table";
import { ChartTooltip } from "./chart-tooltip";
import { crosshairKey } from "./crosshair-key";
import { PriceLine } from "./price-line";
import { useDrawnChart } from "./use-drawn-chart";

interface PriceChartProps {
  /** At least one, the oldest first. */
  points: readonly ChartPoint[];
  style: ChartStyle;
  isLogarithmic?: boolean;
  locale: string;
  timeZone: string;
  /** What it shows. */
  label: string;
  className?: string;
}

/**
 * A price's course: a drawing from the server, then a chart whose crosshair follows the pointer, the
 * finger and the keys, with the same figures as a table. `className` gives its height.
 */
export function PriceChart({
  points,
  style,
  isLogarithmic = false,
  locale,
  timeZone,
  label,
  className = "h-72 md:h-96",
}: PriceChartProps) {
  const t = useTranslations("chart");
  const hintId = useId();
  const chart = useDrawnChart({ points, style, isLogarithmic }, locale, timeZone);
  const times = useMemo(() => chartTimes(locale, timeZone), [locale, timeZone]);
  const { host, isReady, place, pointAt } = chart;
  const last = points.length - 1;
  const index = place?.index ?? last;
  const point = points[index];

  function onKeyDown(event: KeyboardEvent) {
    const next = crosshairKey(event.key, place?.index ?? null, points.length);
    if (next === null && event.key !== "Escape") return;
    event.preventDefault();
    pointAt(next);
  }

  const role = isReady
    ? {
        role: "slider",
        "aria-label": label,
        tabIndex: 0,
        "aria-describedby": hintId,
        "aria-valuemin": 0,
        "aria-valuemax": last,
        "aria-valuenow": index,
        "aria-valuetext":
          point &&
          t("valueAt", {
            price: formatPrice(point.price, locale),
            time: times.local(point.time),
          }),
        onKeyDown,
        onFocus: () => place === null && pointAt(last),
        onBlur: () => pointAt(null),
      }
    : { role: "img", "aria-label": label };
  return (
    <div>
      <div
        {...role}
        dir="ltr"
        className={`relative rounded-sm ${className}`}
        data-chart={isReady ? "ready" : "drawn"}
      >
        {!isReady && (
          <div className="absolute inset-0">
            <PriceLine points={points} />
          </div>
        )}
        <div ref={host} aria-hidden className="absolute inset-0" />
        {place && point && (
          <ChartTooltip
            point={point}
            x={place.x}
            width={host.current?.clientWidth ?? 0}
            style={style}
            time={times.local(point.time)}
            locale={locale}
          />
        )}
      </div>
      <p id={hintId} className="sr-only">
        {t("hint")}
      </p>
      <div className="mt-3 flex flex-wrap items-start justify-between gap-x-6 gap-y-1">
        <div className="min-w-0 max-w-full flex-1">
          <ChartTable points={points} times={times} locale={locale} label={label} />
        </div>
        <div className="flex min-h-11 items-center">
          <ChartAttribution />
        </div>
      </div>
    </div>
  );
}
