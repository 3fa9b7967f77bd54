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

/** An SVG path through points from left to right that rises and falls only where they do. */
export function monotonePath(points: readonly Point[]): string {
  const at = (x: number, y: number) => `${x.toFixed(2)} ${y.toFixed(2)}`;
  const tangents = slopes(points);
  return points.reduce((path, { x, y }, index) => {
    const last = points[index - 1];
    if (!last) return `M${at(x, y)}`;
    const third = (x - last.x) / 3;
    const leave = at(last.x + third, last.y + (tangents[index - 1] ?? 0) * third);
    const enter = at(x - third, y - (tangents[index] ?? 0) * third);
    return `${path}C${leave} ${enter} ${at(x, y)}`;
  }, "");
}
