import type { Leg } from "../../contract/team/team-member.ts";
import { type SeatState, seatAt } from "./seats.ts";
import { TREE_SIDES, type Tree } from "./tree.ts";

/** Something that is shown of a tree: a member, or a seat below one. */
export interface Shown {
  /** The member's key, or {@link seatKey}. */
  readonly key: string;
  readonly seat: SeatState;
  readonly parent: string | null;
  readonly side: Leg | null;
}

/** The key of a seat without a loaded member; a space is in no username. */
function seatKey(parent: string, side: Leg): string {
  return `${parent} ${side}`;
}

/** What is shown of the top of a tree. */
export function shownTop({ top }: Tree): Shown {
  return { key: top, seat: { kind: "member", key: top }, parent: null, side: null };
}

/** What is shown directly below something: both sides of an unfolded member, the left one first. */
export function shownBelow(
  tree: Tree,
  unfolded: ReadonlySet<string>,
  { key, seat }: Shown,
): Shown[] {
  if (seat.kind !== "member" || !unfolded.has(key)) return [];
  return TREE_SIDES.map((side) => {
    const below = seatAt(tree, key, side);
    const own = below.kind === "member" ? below.key : seatKey(key, side);
    return { key: own, seat: below, parent: key, side };
  });
}

/** A line of the table, with its level: 1 for the top. */
export interface ShownRow extends Shown {
  readonly level: number;
}

/** What is shown as lines from the top down: each member above its branch, the left leg first. */
export function rowsOf(tree: Tree, unfolded: ReadonlySet<string>, limit: number): ShownRow[] {
  const rows: ShownRow[] = [];
  const waiting: ShownRow[] = [{ ...shownTop(tree), level: 1 }];
  for (let row = waiting.pop(); row && rows.length < limit; row = waiting.pop()) {
    rows.push(row);
    const level = row.level + 1;
    for (const below of shownBelow(tree, unfolded, row).reverse()) {
      waiting.push({ ...below, level });
    }
  }
  return rows;
}
