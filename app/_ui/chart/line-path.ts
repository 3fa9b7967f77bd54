interface Box {
  width: number;
  height: number;
  /** Kept free above the highest and below the lowest value. */
  inset: number;
}

export interface LinePath {
  /** The line itself, from the box's start to its end. */
  line: string;
  /** The surface below it. */
  area: string;
}

/** An SVG path straight from point to point. */
export function pathThrough(points: readonly (readonly [x: number, y: number])[]): string {
  return `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}`;
}

/** An SVG path through values at equal distances, the lowest at the bottom; a flat series lies in the middle. */
export function linePath(values: readonly number[], { width, height, inset }: Box): LinePath {
  const lowest = values.reduce((least, value) => Math.min(least, value), Number.POSITIVE_INFINITY);
  const highest = values.reduce((most, value) => Math.max(most, value), Number.NEGATIVE_INFINITY);
  const span = highest - lowest;
  const step = width / Math.max(1, values.length - 1);
  const points = values.map((value, index) => {
    const share = span === 0 ? 0.5 : (value - lowest) / span;
    return [index * step, height - inset - share * (height - 2 * inset)] as const;
  });
  const line = pathThrough(points);
  return { line, area: `${line}L${width} ${height}L0 ${height}Z` };
}
