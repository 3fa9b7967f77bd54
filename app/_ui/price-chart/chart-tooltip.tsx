import { useTranslations } from "next-intl";
import { formatPrice } from "@/lib/money/format";
import type { ChartPoint, ChartStyle } from "./chart-point";

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
export function ChartTooltip({ point, x, width, style, time, locale }: ChartTooltipProps) {
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
