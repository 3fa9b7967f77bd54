"use client";

import { useTranslations } from "next-intl";
import { type KeyboardEvent, useId, useMemo } from "react";
import { ChartSummary } from "@/app/_ui/chart/chart-summary";
import { ExternalLink } from "@/app/_ui/text/external-link";
import { formatPrice } from "@/lib/money/format";
import { chartTimes } from "./chart-formats";
import type { ChartPoint, ChartStyle } from "./chart-point";
import { PriceChartTable } from "./chart-table";
import { crosshairKey } from "./crosshair-key";
import { PriceLine } from "./price-line";
import { useDrawnChart } from "./use-drawn-chart";

const WIDTH = 204;
const GAP = 14;

interface ChartTooltipProps {
  point: ChartPoint;
  /** Pixels from the left of the chart, and the chart's width. */
  x: number;
  width: number;
  style: ChartStyle;
  time: string;
  locale: string;
}

/** What the crosshair stands on: the exact price and the moment, with all four prices of a candle. */
function ChartTooltip({ point, x, width, style, time, locale }: ChartTooltipProps) {
  const t = useTranslations("chart");
  const isBeyondMiddle = x > width / 2;
  const left = isBeyondMiddle ? x - WIDTH - GAP : x + GAP;
  const { candle, price } = point;
  const rows =
    style === "candles" && candle
      ? [
          [t("open"), candle.open],
          [t("high"), candle.high],
          [t("low"), candle.low],
          [t("close"), price],
        ]
      : [];
  return (
    <div
      aria-hidden
      className="pointer-events-none absolute top-2 z-10 rounded-inset border border-line-strong bg-raised px-3 py-2 shadow-card"
      style={{ left: Math.max(0, Math.min(left, width - WIDTH)), width: WIDTH }}
    >
      {rows.length === 0 ? (
        <p className="figures-display text-md">{formatPrice(price, locale)}</p>
      ) : (
        <dl className="grid grid-cols-[auto_1fr] gap-x-3 text-sm">
          {rows.map(([label = "", value = ""]) => (
            <div key={label} className="contents">
              <dt className="text-muted">{label}</dt>
              <dd className="figures text-end font-medium">{formatPrice(value, locale)}</dd>
            </div>
          ))}
        </dl>
      )}
      <p className="figures mt-0.5 text-xs text-muted">
        <bdi>{time}</bdi>
      </p>
    </div>
  );
}

/** The notice that the chart library's licence asks for, in its own words, with the link. */
function ChartAttribution() {
  return (
    <p lang="en" className="text-xs text-muted">
      <ExternalLink
        href="https://www.tradingview.com/"
        className="min-h-6 hover:text-text pointer-coarse:min-h-11"
      >
        <bdi dir="ltr">TradingView Lightweight Charts™, copyright © 2025 TradingView, Inc.</bdi>
      </ExternalLink>
    </p>
  );
}

interface PriceChartProps {
  /** At least one, the oldest first. */
  points: readonly ChartPoint[];
  style: ChartStyle;
  isLogarithmic: boolean;
  locale: string;
  timeZone: string;
  /** What it shows. */
  label: string;
}

/**
 * A price series: a drawing from the server, then a chart whose crosshair follows the pointer, the
 * finger and the keys, with the same figures as a table.
 */
export function PriceChart({
  points,
  style,
  isLogarithmic,
  locale,
  timeZone,
  label,
}: PriceChartProps) {
  const t = useTranslations("chart");
  const hintId = useId();
  const chart = useDrawnChart({ points, style, isLogarithmic }, locale, timeZone);
  const times = useMemo(() => chartTimes(locale, timeZone), [locale, timeZone]);
  const summary = useMemo(
    () =>
      points.map(({ time, price }) => {
        return { label: times.local(time), value: price, text: formatPrice(price, locale) };
      }),
    [points, times, locale],
  );
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
      <ChartSummary points={summary} isPrivate={false} />
      <div
        {...role}
        dir="ltr"
        className="relative h-72 rounded-sm md:h-96 print:h-96"
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
        <div className="min-w-0 max-w-full flex-1 has-[details[open]]:basis-full">
          <PriceChartTable points={points} times={times} locale={locale} label={label} />
        </div>
        <div className="flex min-h-11 items-center">
          <ChartAttribution />
        </div>
      </div>
    </div>
  );
}
