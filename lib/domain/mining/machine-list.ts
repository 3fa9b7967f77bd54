const DAY_MS = 86_400_000;

/** Machines that work, or that have ended. */
export const MACHINE_TABS = ["active", "expired"] as const;
export type MachineTab = (typeof MACHINE_TABS)[number];

/**
 * The pages of a list that hold its items from `from` on, `count` of them, and how many items of the
 * first page come before.
 */
export function pagesOfSlice(from: number, count: number, pageSize: number) {
  if (count <= 0) return { pages: [], skip: 0 };
  const first = Math.floor(from / pageSize);
  const last = Math.floor((from + count - 1) / pageSize);
  return {
    pages: Array.from({ length: last - first + 1 }, (_, index) => first + index + 1),
    skip: from - first * pageSize,
  };
}

/**
 * Where a page of two lists that stand behind each other begins and ends in each: those of the first
 * come first.
 *
 * @param page from 1
 */
export function sliceOfTwo(page: number, pageSize: number, firstTotal: number) {
  const from = (page - 1) * pageSize;
  const inFirst = Math.max(0, Math.min(pageSize, firstTotal - from));
  return {
    first: { from, count: inFirst },
    second: { from: Math.max(0, from - firstTotal), count: pageSize - inFirst },
  };
}

/** Whole days until a moment by the service's clock; 0 on the last one, negative never. */
export function wholeDaysLeft(endsAt: string, nowMs: number): number {
  return Math.max(0, Math.floor((Date.parse(endsAt) - nowMs) / DAY_MS));
}
