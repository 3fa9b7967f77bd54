const TOP = 6;
const BOTTOM = 94;

/**
 * The paths of a line over evenly spaced values and of the area below it, in a box of 100 by 100.
 * Values are plain decimal strings and are turned into numbers for drawing only.
 */
export function lineShape(values: readonly string[]): { line: string; area: string } {
  const numbers = values.map(Number).map((value) => (Number.isFinite(value) ? value : 0));
  const lowest = Math.min(...numbers);
  const span = Math.max(...numbers) - lowest;
  const step = 100 / Math.max(1, numbers.length - 1);
  const points = numbers.map((value, index) => {
    const share = span === 0 ? 0.5 : (value - lowest) / span;
    return `${(index * step).toFixed(2)} ${(BOTTOM - share * (BOTTOM - TOP)).toFixed(2)}`;
  });
  const line = `M${points.join("L")}`;
  return { line, area: `${line}L100 100L0 100Z` };
}
