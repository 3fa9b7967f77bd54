interface Point {
  readonly x: number;
  readonly y: number;
}

/** The slope at each point by which the curve never swings beyond its points (Fritsch and Carlson, harmonic mean). */
function slopes(points: readonly Point[]): number[] {
  const secants = points
    .slice(1)
    .map(({ x, y }, index) => (y - (points[index]?.y ?? 0)) / (x - (points[index]?.x ?? 0)));
  return points.map((_, index) => {
    const before = secants[index - 1] ?? secants[index] ?? 0;
    const after = secants[index] ?? before;
    return before * after <= 0 ? 0 : 2 / (1 / before + 1 / after);
  });
}

/** Numbers in tenths as a path has them: no zero before a point, no space before a minus. */
function short(tenths: readonly number[]): string {
  return tenths
    .map((number) => String(number / 10).replace(/^(-?)0\./, "$1."))
    .reduce(
      (text, next) => (next.startsWith("-") || text === "" ? text + next : `${text} ${next}`),
      "",
    );
}

/**
 * An SVG path through points from left to right that rises and falls only where they do, in tenths: a page carries it twice,
 * so every figure counts.
 */
export function monotonePath(points: readonly Point[]): string {
  const tangents = slopes(points);
  const tenths = (value: number) => Math.round(value * 10);
  const [first = { x: 0, y: 0 }] = points;
  const curves = points.slice(1).flatMap(({ x, y }, index) => {
    const last = points[index] ?? first;
    const third = (x - last.x) / 3;
    const leave = [last.x + third, last.y + (tangents[index] ?? 0) * third];
    const enter = [x - third, y - (tangents[index + 1] ?? 0) * third];
    // From the point as it was rounded, so that no error adds up.
    const from = [tenths(last.x), tenths(last.y)];
    return [...leave, ...enter, x, y].map((to, axis) => tenths(to) - (from[axis % 2] ?? 0));
  });
  return `M${short([tenths(first.x), tenths(first.y)])}c${short(curves)}`;
}
