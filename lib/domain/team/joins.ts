/** Members who joined in one interval; `from` is its first UTC day. */
export interface JoinPoint {
  readonly from: string;
  readonly members: number;
  readonly directs: number | null;
}

export const JOIN_INTERVALS = ["day", "month", "year"] as const;
export type JoinInterval = (typeof JOIN_INTERVALS)[number];

/** The interval that an address names; days without one. */
export function joinInterval(text: string | undefined): JoinInterval {
  return JOIN_INTERVALS.find((known) => known === text) ?? "day";
}

export function joinedIn(points: readonly JoinPoint[]): number {
  return points.reduce((sum, { members }) => sum + members, 0);
}
