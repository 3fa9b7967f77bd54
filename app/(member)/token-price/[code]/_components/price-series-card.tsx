"use client";

import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { Button } from "@/app/_ui/control/button";
import { Card } from "@/app/_ui/data/card";
import { Stat, StatGroup } from "@/app/_ui/data/stat";
import { hasCandles } from "@/app/_ui/price-chart/chart-point";
import { PriceChart } from "@/app/_ui/price-chart/price-chart";
import { EmptyState } from "@/app/_ui/state/empty-state";
import { ErrorState } from "@/app/_ui/state/error-state";
import { Amount } from "@/app/_ui/text/amount";
import { NoValue } from "@/app/_ui/text/no-value";
import { PriceChange } from "@/app/_ui/text/price-change";
import { fetchPriceHistory } from "@/lib/domain/price/client";
import type { HistoryRange, PricePoint } from "@/lib/domain/price/history";
import { rangeFacts } from "@/lib/domain/price/range-facts";
import { startRefreshing } from "@/lib/live/refresher";
import { formatChange, formatPrice } from "@/lib/money/format";
import { tokenPricePath } from "@/lib/paths";
import { type ChartChoice, chartQuery } from "./chart-query";
import { PriceSeriesControls } from "./price-series-controls";

const REFRESH_MS = 60_000;

interface LoadedSeries {
  /** The range that the points are of; while another one loads, the one before. */
  readonly range: HistoryRange;
  readonly points: readonly PricePoint[];
  /** It could not be had; there are no points then. */
  readonly hasFailed: boolean;
}

/**
 * The series of a price over a range: the server's answer first, then asked again every minute while the
 * page is visible. A failure in the background keeps what is shown.
 */
function usePriceSeries(code: string, range: HistoryRange, initial: LoadedSeries) {
  const [series, setSeries] = useState(initial);
  const [attempt, setAttempt] = useState(0);
  const [isPending, setPending] = useState(false);
  const isOther = series.range !== range;

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is shown decides only whether to ask at once
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const load = async () => {
      const failed = { points: [], hasFailed: true };
      const next = await fetchPriceHistory(code, range, signal).catch(() => failed);
      if (signal.aborted) return;
      setPending(false);
      setSeries((last) =>
        next.hasFailed && last.range === range && last.points.length > 0
          ? last
          : { range, ...next },
      );
    };
    if (isOther || attempt > 0) {
      setPending(true);
      load();
    }
    const stop = startRefreshing(load, REFRESH_MS);
    return () => {
      controller.abort();
      stop();
    };
  }, [code, range, attempt]);

  return { series, isPending, retry: () => setAttempt((count) => count + 1) };
}

interface RangeFactsProps {
  points: readonly PricePoint[];
  locale: string;
}

/** High, low and change of what the chart shows. */
function RangeFacts({ points, locale }: RangeFactsProps) {
  const t = useTranslations("tokenPriceDetail");
  const common = useTranslations("common");
  const facts = rangeFacts(points);
  if (!facts) return null;
  const price = (raw: string) => (
    <Amount raw={raw} text={formatPrice(raw, locale)} className="text-base sm:text-lg" />
  );
  return (
    <StatGroup className="mb-4 max-[22rem]:grid-cols-1 sm:grid-cols-3">
      <Stat label={t("high")} value={price(facts.high)} />
      <Stat label={t("low")} value={price(facts.low)} />
      <Stat
        label={t("change")}
        value={
          facts.change === null ? (
            <NoValue text={common("notAvailable")} />
          ) : (
            <PriceChange
              raw={facts.change}
              text={formatChange(facts.change, locale)}
              words={{ up: t("up"), down: t("down"), flat: t("flat") }}
            />
          )
        }
      />
    </StatGroup>
  );
}

interface PriceSeriesCardProps {
  code: string;
  initial: LoadedSeries;
  initialChoice: ChartChoice;
  locale: string;
  timeZone: string;
}

/** A price series: its chart with range, style and scale, which stand in the address. */
export function PriceSeriesCard({
  code,
  initial,
  initialChoice,
  locale,
  timeZone,
}: PriceSeriesCardProps) {
  const t = useTranslations("tokenPriceDetail");
  const common = useTranslations("common");
  const [choice, setChoice] = useState(initialChoice);
  const { series, isPending, retry } = usePriceSeries(code, choice.range, initial);
  const { points } = series;
  const path = tokenPricePath(code);
  const isDetailed = hasCandles(points);

  function choose(next: ChartChoice) {
    setChoice(next);
    history.replaceState(null, "", path + chartQuery(next));
  }

  const label = t("seriesOf", { code, range: t(`ranges.${series.range}`) });
  return (
    <Card aria-label={t("seriesHeading")}>
      <PriceSeriesControls choice={choice} onChange={choose} path={path} hasCandles={isDetailed} />
      <div
        aria-busy={isPending}
        className={`transition-opacity duration-150 ${isPending ? "opacity-50" : ""}`}
      >
        {series.hasFailed ? (
          <ErrorState
            title={t("failedTitle")}
            text={t("failedText")}
            action={
              <Button isPending={isPending} onClick={() => isPending || retry()}>
                {common("retry")}
              </Button>
            }
          />
        ) : points.length === 0 ? (
          <EmptyState art="prediction" title={t("emptyTitle")} text={t("emptyText")} />
        ) : (
          <>
            <RangeFacts points={points} locale={locale} />
            <PriceChart
              points={points}
              style={isDetailed ? choice.style : "line"}
              isLogarithmic={choice.isLogarithmic}
              locale={locale}
              timeZone={timeZone}
              label={label}
            />
          </>
        )}
      </div>
    </Card>
  );
}
