"use client";

import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { ChartFrame } from "@/app/_ui/chart/chart-frame";
import { LineArea } from "@/app/_ui/chart/line-area";
import { Skeleton } from "@/app/_ui/state/skeleton";
import { runningRound } from "@/lib/domain/prediction/entry";
import { recentSeries, type SeriesPoint, withPrice } from "@/lib/domain/prediction/price-series";
import { fetchPriceHistory } from "@/lib/domain/price/client";
import { formatAxisPrice, formatUsd } from "@/lib/money/format";
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
        setSeries((live) => recentSeries(live.reduce(withPrice, history)));
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
    if (price && priceAt)
      setSeries((before) => recentSeries(withPrice(before, { time: priceAt, price })));
  }, [price, priceAt]);

  return { series, isLoading, hasFailed };
}

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
  const times = series.map(({ time }) => Date.parse(time));
  const [start = 0, end = 1] = [times[0], times.at(-1)];
  const clocks = [series[0], series.at(-1)].flatMap((point) =>
    point ? [memberSeconds(point.time, board)] : [],
  );
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
      <LineArea
        label={t("chartText")}
        points={series.map(({ time, price }, index) => ({
          key: time,
          label: memberSeconds(time, board),
          value: price,
          text: formatUsd(price, board.locale),
          position: ((times[index] ?? 0) - start) / Math.max(1, end - start),
        }))}
        lock={lock}
        ticks={clocks}
        axisText={(value, digits) => formatAxisPrice(value, digits, board.locale)}
        className="h-32 md:h-44 xl:h-72"
      />
    </ChartFrame>
  );
}
