import { type HierarchyPointNode, hierarchy, tree as tidyTree } from "d3-hierarchy";
import { type Shown, shownBelow, shownTop } from "./shown.ts";
import type { Tree } from "./tree.ts";

/** A card, and the distance from one to the next, in units of the drawing. */
export const CARD = { width: 152, height: 108 } as const;
const GAP = { across: 16, down: 60 } as const;
const STEP = { x: CARD.width + GAP.across, y: CARD.height + GAP.down } as const;

/** Something shown, with the middle of its upper edge. */
export interface Placed extends Shown {
  readonly x: number;
  readonly y: number;
  readonly level: number;
  readonly above: Placed | null;
}

export interface Layout {
  /** From the top down; each level from left to right. */
  readonly levels: readonly (readonly Placed[])[];
  readonly byKey: ReadonlyMap<string, Placed>;
  readonly bounds: Readonly<Record<"left" | "right" | "top" | "bottom", number>>;
}

function boundsOf(levels: readonly (readonly Placed[])[]): Layout["bounds"] {
  const half = CARD.width / 2;
  const [starts, ends] = [levels.map((level) => level[0]), levels.map((level) => level.at(-1))];
  return {
    left: Math.min(...starts.map((placed) => placed?.x ?? 0)) - half,
    right: Math.max(...ends.map((placed) => placed?.x ?? 0)) + half,
    top: 0,
    bottom: (levels.length - 1) * STEP.y + CARD.height,
  };
}

/**
 * Places what is shown of a tree: levels under each other, the left leg on the left. Both seats of an
 * unfolded member are placed, so that an only child keeps its side.
 */
export function layOut(tree: Tree, unfolded: ReadonlySet<string>): Layout {
  const root = hierarchy(shownTop(tree), (shown) => shownBelow(tree, unfolded, shown));
  const arranged: HierarchyPointNode<Shown> = tidyTree<Shown>()
    .nodeSize([STEP.x, STEP.y])
    .separation(() => 1)(root);
  const levels: Placed[][] = [];
  const byKey = new Map<string, Placed>();
  // Parents before children, and each level from left to right; a spread or an iterator here is felt at ten thousand.
  arranged.eachBefore(({ data: { key, seat, parent, side }, x, y, depth, parent: over }) => {
    const above = over ? (byKey.get(over.data.key) ?? null) : null;
    const placed: Placed = { key, seat, parent, side, x, y, level: depth, above };
    const level = levels[depth];
    if (level) level.push(placed);
    else levels[depth] = [placed];
    byKey.set(key, placed);
  });
  return { levels, byKey, bounds: boundsOf(levels) };
}

/** The first of a level, from left to right, that is not left of `x`. */
export function firstFrom(level: readonly Placed[], x: number): number {
  let [low, high] = [0, level.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((level[middle]?.x ?? 0) < x) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The numbers of the levels of which something lies between two heights. */
export function levelsBetween(layout: Layout, top: number, bottom: number): [number, number] {
  const first = Math.max(0, Math.ceil((top - STEP.y) / STEP.y));
  return [first, Math.min(layout.levels.length - 1, Math.floor(bottom / STEP.y))];
}

export type FocusDirection = "up" | "down" | "left" | "right";

/** Where the focus goes from something: its parent, the first below it, or its neighbour on the level. */
export function neighbour(layout: Layout, key: string, direction: FocusDirection): Placed | null {
  const from = layout.byKey.get(key);
  if (!from) return null;
  if (direction === "up") return from.above;
  const { level, x } = from;
  if (direction === "down") {
    return layout.levels[level + 1]?.find(({ parent }) => parent === key) ?? null;
  }
  const row = layout.levels[level] ?? [];
  return row[firstFrom(row, x) + (direction === "left" ? -1 : 1)] ?? null;
}

/** Levels below a member that are shown at first, and loaded with each branch. */
export const FIRST_LEVELS = 3;

/** Asks for a whole tree: more levels than any has. */
export const ALL_LEVELS = 100_000;
