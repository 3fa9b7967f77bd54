"use client";

import { memo, useState } from "react";
import { Amount } from "@/app/_ui/amount";
import { formatPrice } from "@/lib/money/format";
import type { ChartTimes } from "./chart-formats";
import { type ChartPoint, hasCandles } from "./chart-point";
import type { ChartTexts } from "./chart-texts";

interface ChartTableProps {
  points: readonly ChartPoint[];
  times: ChartTimes;
  locale: string;
  texts: ChartTexts;
}

const CELL = "px-3 py-2 text-end whitespace-nowrap first:ps-0 first:text-start last:pe-0";

function Rows({ points, times, locale, texts }: ChartTableProps) {
  const isDetailed = hasCandles(points);
  const columns = isDetailed ? ["open", "high", "low", "close"] : ["price"];
  return (
    <table className="w-full text-sm">
      <caption className="sr-only">{texts.label}</caption>
      <thead className="sticky top-0 bg-surface text-faint">
        <tr className="border-b border-line">
          {["localTime", "utcTime", ...columns].map((name) => (
            <th key={name} scope="col" className={`${CELL} font-medium`}>
              {texts[name as keyof ChartTexts]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {points.toReversed().map(({ time, price, candle }) => (
          <tr key={time} className="border-b border-line last:border-0">
            <th scope="row" className={`${CELL} figures font-normal`}>
              <time dateTime={time}>{times.local(time)}</time>
            </th>
            <td className={`${CELL} figures text-muted`}>{times.utc(time)}</td>
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
export const ChartTable = memo(function ChartTable(props: ChartTableProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="noscript:hidden" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="flex h-11 w-fit cursor-pointer items-center gap-2 rounded-sm text-md font-medium text-accent-text">
        {props.texts.table}
      </summary>
      {isOpen && (
        <section
          aria-label={props.texts.table}
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
