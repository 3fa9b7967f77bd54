import type { ChartStyle } from "@/app/_ui/price-chart/chart-point";
import { DEFAULT_RANGE, type HistoryRange, historyRange } from "@/lib/domain/price/history";

/** What the chart's controls hold; it stands in the address. */
export interface ChartChoice {
  readonly range: HistoryRange;
  readonly style: ChartStyle;
  readonly isLogarithmic: boolean;
}

/** The choice that a page's query names; anything unknown is the default. */
export function chartChoice(query: Readonly<Record<string, unknown>>): ChartChoice {
  return {
    range: historyRange(query.range),
    style: query.style === "candles" ? "candles" : "line",
    isLogarithmic: query.scale === "log",
  };
}

/** The query of a choice, with its question mark; defaults are left out. */
export function chartQuery({ range, style, isLogarithmic }: ChartChoice): string {
  const query = new URLSearchParams({
    ...(range !== DEFAULT_RANGE && { range }),
    ...(style !== "line" && { style }),
    ...(isLogarithmic && { scale: "log" }),
  });
  return query.size > 0 ? `?${query}` : "";
}
