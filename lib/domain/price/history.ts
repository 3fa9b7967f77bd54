import type { z } from "zod";
import type { HISTORY_RANGES, pricePointSchema } from "../../contract/price.ts";

export type HistoryRange = (typeof HISTORY_RANGES)[number];

/** The ranges of a price chart, the shortest first, as the upstream knows them. */
export const CHART_RANGES: readonly HistoryRange[] = ["1h", "24h", "7d", "30d", "1y", "all"];
export const DEFAULT_RANGE: HistoryRange = "24h";

/** One point of a price series, in USDT; `price` closes the interval that begins at `time`. */
export interface PricePoint {
  /** ISO 8601. */
  readonly time: string;
  readonly price: string;
  /** The interval's other prices, where the upstream has all of them. */
  readonly candle: { readonly open: string; readonly high: string; readonly low: string } | null;
}

/** A price series; without one, `hasFailed` tells a failure from a token that has no history yet. */
export interface PriceHistory {
  readonly points: readonly PricePoint[];
  readonly hasFailed: boolean;
}

/** The range that a query names, or the default for anything else. */
export function historyRange(value: unknown): HistoryRange {
  return CHART_RANGES.find((range) => range === value) ?? DEFAULT_RANGE;
}

/** The fields of a history's points that a chart shows, the oldest first, each second once. */
export function pricePoints(history: readonly z.output<typeof pricePointSchema>[]): PricePoint[] {
  const byTime = new Map(
    history.map(({ time, price, open, high, low }) => {
      const candle = open && high && low ? { open, high, low } : null;
      return [Math.floor(Date.parse(time) / 1000), { time, price, candle }];
    }),
  );
  return [...byTime].sort(([left], [right]) => left - right).map(([, point]) => point);
}
