import type { ShownRow } from "@/lib/domain/binary-tree/shown";

/** What a key does on a line of the table: moves to another line, by its index, or folds or unfolds a member. */
export type RowMove = { readonly to: number; readonly by: 1 | -1 } | { readonly toggle: string };

/**
 * The keys of a tree grid (ARIA Authoring Practices): up and down from line to line, Home and End to the ends, into a
 * branch to unfold it or to its first line, out of it to fold it or to its parent.
 *
 * @param isRtl whether the left arrow leads into a branch
 */
export function rowMove(
  key: string,
  index: number,
  rows: readonly ShownRow[],
  unfolded: ReadonlySet<string>,
  isRtl: boolean,
): RowMove | null {
  const row = rows[index];
  if (!row) return null;
  const last = rows.length - 1;
  const member = row.seat.kind === "member" ? row.seat.key : null;
  const isUnfolded = member !== null && unfolded.has(member);
  const [into, outOf] = isRtl ? ["ArrowLeft", "ArrowRight"] : ["ArrowRight", "ArrowLeft"];
  if (key === "ArrowDown") return { to: Math.min(last, index + 1), by: 1 };
  if (key === "ArrowUp") return { to: Math.max(0, index - 1), by: -1 };
  if (key === "Home") return { to: 0, by: 1 };
  if (key === "End") return { to: last, by: -1 };
  if (key === into && member !== null) {
    return isUnfolded ? { to: Math.min(last, index + 1), by: 1 } : { toggle: member };
  }
  if (key === outOf && isUnfolded) return { toggle: member };
  const parent = rows.findIndex((one) => one.key === row.parent);
  return key === outOf && parent >= 0 ? { to: parent, by: -1 } : null;
}

/** Where a line stands among those of the same parent, for `aria-posinset` and `aria-setsize`: left before right. */
export function placeInSet({ side }: ShownRow) {
  if (side === null) return { "aria-posinset": 1, "aria-setsize": 1 };
  return { "aria-posinset": side === "left" ? 1 : 2, "aria-setsize": 2 };
}
