import { nextIndex } from "@/app/_ui/control/next-index";

/** The card whose middle is nearest to a place. */
export function nearestIndex(centres: readonly number[], place: number): number {
  const distances = centres.map((centre) => Math.abs(centre - place));
  return Math.max(0, distances.indexOf(Math.min(...distances)));
}

/**
 * Where a key moves among `count` cards, or null for another key; at an end it stays. The arrows go
 * where they point, `Forward` and `Backward` go with time.
 */
export function carouselStep(
  key: string,
  index: number,
  count: number,
  isRtl: boolean,
): number | null {
  if (count === 0) return null;
  if (key === "Forward") return Math.min(index + 1, count - 1);
  if (key === "Backward") return Math.max(index - 1, 0);
  const next = nextIndex(key, index, count, isRtl);
  // No way round from one end to the other: time has a direction.
  const isRound = next !== null && key.startsWith("Arrow") && Math.abs(next - index) !== 1;
  return isRound ? index : next;
}
