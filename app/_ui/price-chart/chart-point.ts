/** One point of a series: exact decimal strings; the chart turns them into numbers for drawing only. */
export interface ChartPoint {
  /** ISO 8601. */
  readonly time: string;
  /** At the end of the interval. */
  readonly price: string;
  readonly candle: { readonly open: string; readonly high: string; readonly low: string } | null;
}

export type ChartStyle = "line" | "candles";

/** True when every point has its four prices. */
export function hasCandles(points: readonly ChartPoint[]): boolean {
  return points.length > 0 && points.every(({ candle }) => candle !== null);
}
