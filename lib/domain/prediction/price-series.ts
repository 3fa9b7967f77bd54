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

interface Box {
  readonly width: number;
  readonly height: number;
  /** Kept free above the highest and below the lowest price. */
  readonly inset: number;
}

interface SeriesShape {
  /** Path of the line, and of the area below it. */
  readonly line: string;
  readonly area: string;
  /** Height of the lock price, null without one. */
  readonly lockY: number | null;
  /** Where the newest price lies. */
  readonly end: { readonly x: number; readonly y: number };
}

/**
 * Paths for a series, each point at its own time, and the height of the lock line in the same scale.
 * Prices become numbers for drawing only.
 *
 * @param series at least two points, the oldest first
 */
export function seriesShape(
  series: readonly SeriesPoint[],
  lockPrice: string | null,
  { width, height, inset }: Box,
): SeriesShape {
  const points = series.map(({ time, price }) => [Date.parse(time), Number(price)] as const);
  const values = points
    .map(([, value]) => value)
    .concat(lockPrice === null ? [] : Number(lockPrice));
  const [lowest, highest] = [Math.min(...values), Math.max(...values)];
  const [first = 0] = points[0] ?? [];
  const [last = 1] = points.at(-1) ?? [];
  const y = (value: number) => {
    const share = highest === lowest ? 0.5 : (value - lowest) / (highest - lowest);
    return Number((height - inset - share * (height - 2 * inset)).toFixed(1));
  };
  const x = (time: number) =>
    Number((last === first ? width : ((time - first) / (last - first)) * width).toFixed(1));
  const line = `M${points.map(([time, value]) => `${x(time)} ${y(value)}`).join("L")}`;
  return {
    line,
    area: `${line}L${width} ${height}L0 ${height}Z`,
    lockY: lockPrice === null ? null : y(Number(lockPrice)),
    end: { x: width, y: y(points.at(-1)?.[1] ?? 0) },
  };
}
