import type { MiningPoint } from "@/lib/domain/mining/server";

const isTold = ({ th }: MiningPoint) => typeof th === "string";

/** From the first point whose power was told to the last; null where too few were for a line. */
export function toldSpan(points: readonly MiningPoint[]): readonly MiningPoint[] | null {
  const [first, last] = [points.findIndex(isTold), points.findLastIndex(isTold)];
  if (points.length > 0 && first === last) return null;
  return points.slice(first, last + 1);
}
