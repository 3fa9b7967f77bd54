"use client";

import { useTranslations } from "next-intl";
import { memo, useState } from "react";
import { Amount } from "@/app/_ui/text/amount";
import { formatPrice } from "@/lib/money/format";
import type { ChartTimes } from "./chart-formats";
import { type ChartPoint, hasCandles } from "./chart-point";

interface ChartTableProps {
  points: readonly ChartPoint[];
  times: ChartTimes;
  locale: string;
  /** What the chart shows. */
  label: string;
}

const TIMES = ["localTime", "utcTime"] as const;
const CANDLE = ["open", "high", "low", "close"] as const;
const PRICE = ["price"] as const;
const CELL = "px-3 py-2 text-end whitespace-nowrap first:ps-0 first:text-start last:pe-0";
/* A phone has room for one time beside the prices, in two lines. */
const CELL_OF_TIME = `${CELL} max-sm:min-w-28 max-sm:whitespace-normal`;
const CELL_OF_UTC = `${CELL} max-sm:hidden`;

function Rows({ points, times, locale, label }: ChartTableProps) {
  const t = useTranslations("chart");
  const isDetailed = hasCandles(points);
  const columns = isDetailed ? CANDLE : PRICE;
  return (
    <table className="w-full text-sm">
      <caption className="sr-only">{label}</caption>
      <thead className="sticky top-0 bg-surface text-faint">
        <tr className="border-b border-line">
          {[...TIMES, ...columns].map((name) => (
            <th
              key={name}
              scope="col"
              className={`${name === "utcTime" ? CELL_OF_UTC : CELL} font-medium`}
            >
              {t(name)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {points.toReversed().map(({ time, price, candle }) => (
          <tr key={time} className="border-b border-line last:border-0">
            <th scope="row" className={`${CELL_OF_TIME} figures font-normal`}>
              <time dateTime={time}>{times.local(time)}</time>
            </th>
            <td className={`${CELL_OF_UTC} figures text-muted`}>{times.utc(time)}</td>
            {(isDetailed && candle ? [candle.open, candle.high, candle.low, price] : [price]).map(
              (raw, index) => (
                <td key={columns[index]} className={CELL}>
                  <Amount raw={raw} text={formatPrice(raw, locale)} />
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The same figures as a table, the newest first; made when it is opened. */
export const PriceChartTable = memo(function PriceChartTable(props: ChartTableProps) {
  const t = useTranslations("chart");
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="noscript:hidden" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="flex h-11 w-fit cursor-pointer items-center gap-2 rounded-sm text-md font-medium text-accent-text">
        {t("table")}
      </summary>
      {isOpen && (
        <section
          aria-label={t("table")}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
          tabIndex={0}
          className="max-h-96 overflow-auto contain-inline-size"
        >
          <Rows {...props} />
        </section>
      )}
    </details>
  );
});
