"use client";

import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { ChartFrame } from "@/app/_ui/chart/chart-frame";
import { Skeleton } from "@/app/_ui/state/skeleton";
import { runningRound } from "@/lib/domain/prediction/entry";
import {
  recentSeries,
  type SeriesPoint,
  seriesShape,
  withPrice,
} from "@/lib/domain/prediction/price-series";
import { fetchPriceHistory } from "@/lib/domain/price/client";
import { formatUsd } from "@/lib/money/format";
import { useGame, usePredictionBoard } from "../board-provider";
import { memberSeconds } from "../member-clock";

/** The series of the price: an hour of minutes first, then each price that the game brings. */
function usePriceSeries() {
  const { price, priceAt } = useGame().value.state;
  const [series, setSeries] = useState<readonly SeriesPoint[]>([]);
  const [isLoading, setLoading] = useState(true);
  const [hasFailed, setFailed] = useState(false);

  useEffect(() => {
    const controller = new AbortController();
    fetchPriceHistory("BTC", "1h", controller.signal).then(
      ({ points, hasFailed: isMissing }) => {
        const history = points.map(({ time, price: past }) => ({ time, price: past }));
        setSeries((live) => live.reduce(withPrice, history));
        setFailed(isMissing);
        setLoading(false);
      },
      () => {
        if (controller.signal.aborted) return;
        setFailed(true);
        setLoading(false);
      },
    );
    return () => controller.abort();
  }, []);

  useEffect(() => {
    if (price && priceAt) setSeries((before) => withPrice(before, { time: priceAt, price }));
  }, [price, priceAt]);

  return { series: recentSeries(series), isLoading, hasFailed };
}

const BOX = { width: 800, height: 240, inset: 18 };

/** The last minutes of the price with the lock line; time runs from left to right in every language. */
export function PriceSeriesChart() {
  const board = usePredictionBoard();
  const t = useTranslations("prediction.board");
  const { series, isLoading, hasFailed } = usePriceSeries();
  const lock = runningRound(useGame().value.state.rounds)?.lockPrice ?? null;
  if (series.length < 2) {
    return isLoading ? (
      <Skeleton className="h-36 w-full rounded-inset" />
    ) : (
      <p className="grid h-36 place-items-center rounded-inset bg-raised px-4 text-center text-md text-muted">
        {hasFailed ? t("chartFailed") : t("chartWaiting")}
      </p>
    );
  }
  const { line, area, lockY, end } = seriesShape(series, lock, BOX);
  const [first, last] = [series[0], series.at(-1)];
  return (
    <ChartFrame
      level={3}
      title={<span className="sr-only">{t("chartText")}</span>}
      legend={
        lock === null
          ? undefined
          : [
              { label: t("price"), colour: "var(--accent)" },
              { label: t("lockLine"), colour: "var(--violet)" },
            ]
      }
      texts={{ showTable: t("showTable"), showChart: t("showChart") }}
      table={{
        caption: t("chartText"),
        headings: [t("time"), t("price")],
        rows: series.map(({ time, price }) => [
          memberSeconds(time, board),
          formatUsd(price, board.locale),
        ]),
      }}
    >
      <div dir="ltr">
        <div className="relative">
          <svg
            aria-hidden
            viewBox={`0 0 ${BOX.width} ${BOX.height}`}
            preserveAspectRatio="none"
            className="block h-32 w-full text-accent md:h-44"
          >
            <path d={area} fill="currentColor" fillOpacity="0.12" />
            <path
              d={line}
              fill="none"
              stroke="currentColor"
              strokeWidth="2"
              strokeLinejoin="round"
              vectorEffect="non-scaling-stroke"
            />
            {lockY !== null && (
              <path
                d={`M0 ${lockY}H${BOX.width}`}
                fill="none"
                stroke="var(--violet)"
                strokeWidth="1.5"
                strokeDasharray="6 5"
                vectorEffect="non-scaling-stroke"
              />
            )}
          </svg>
          <span
            aria-hidden
            className="absolute end-0 size-2 translate-x-1/2 -translate-y-1/2 rounded-full bg-accent"
            style={{ insetBlockStart: `${(end.y / BOX.height) * 100}%` }}
          />
        </div>
        <div aria-hidden className="figures mt-2 flex justify-between text-xs text-muted">
          {first && <bdi>{memberSeconds(first.time, board)}</bdi>}
          {last && <bdi>{memberSeconds(last.time, board)}</bdi>}
        </div>
      </div>
    </ChartFrame>
  );
}
