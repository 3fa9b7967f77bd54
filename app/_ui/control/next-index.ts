/**
 * Where an arrow, Home or End key moves in a row of `count` things, or null for another key. In a row
 * that runs from right to left the arrows are exchanged, so that they go where they point.
 */
export function nextIndex(
  key: string,
  index: number,
  count: number,
  isRtl: boolean,
): number | null {
  const step = { ArrowRight: isRtl ? -1 : 1, ArrowLeft: isRtl ? 1 : -1 }[key];
  if (step !== undefined) return (index + step + count) % count;
  if (key === "Home") return 0;
  return key === "End" ? count - 1 : null;
}
