/** A price of BTC in USDT at a moment. */
export interface SeriesPoint {
  /** ISO 8601. */
  readonly time: string;
  readonly price: string;
}

/** How far back a series of live prices reaches. */
const COURSE_MS = 15 * 60_000;

/** A series with a later price at its end; an unchanged or older one adds nothing. */
export function withPrice(
  series: readonly SeriesPoint[],
  point: SeriesPoint,
): readonly SeriesPoint[] {
  const last = series.at(-1);
  if (last && Date.parse(point.time) <= Date.parse(last.time)) return series;
  return [...series, point];
}

/** The last quarter of an hour of a series, ended by its newest point. */
export function recentSeries(series: readonly SeriesPoint[]): readonly SeriesPoint[] {
  const last = series.at(-1);
  if (!last) return [];
  const since = Date.parse(last.time) - COURSE_MS;
  return series.filter(({ time }) => Date.parse(time) >= since);
}
