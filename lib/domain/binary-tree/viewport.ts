import {
  CARD,
  FIRST_LEVELS,
  firstFrom,
  type Layout,
  layOut,
  levelsBetween,
  type Placed,
} from "./layout.ts";
import { firstUnfolded } from "./seats.ts";
import type { Extent } from "./store.ts";
import type { Tree } from "./tree.ts";

/** Where a drawing stands: on the screen a point is at `x × k + this.x`, in CSS pixels. */
export interface Viewport {
  readonly x: number;
  readonly y: number;
  readonly k: number;
}

export interface ViewportSize {
  readonly width: number;
  readonly height: number;
}

export interface ViewportPoint {
  readonly x: number;
  readonly y: number;
}

/** Room around a drawing, in pixels. */
const MARGIN = 28;
/** No text can be read below this scale, so a view does not begin smaller. */
const READABLE = 0.66;
/** Members cannot be told apart below this scale, so a view of all of them does not begin smaller. */
const APART = 0.1;
/** Radius of the sign that unfolds, and how far below the card's edge its middle is. */
export const FOLD_SIGN = { radius: 12, below: 16 } as const;

/** The whole drawing in sight, never larger than life. */
export function fitAll({ bounds }: Layout, { width, height }: ViewportSize): Viewport {
  const across = (width - 2 * MARGIN) / (bounds.right - bounds.left);
  const down = (height - 2 * MARGIN) / (bounds.bottom - bounds.top + 2 * FOLD_SIGN.below);
  const k = Math.min(1, across, down);
  return {
    k,
    x: width / 2 - ((bounds.left + bounds.right) / 2) * k,
    y: (height - (bounds.bottom - bounds.top) * k) / 2,
  };
}

/**
 * Where a view begins: all of the drawing, or where that would be too small, the top in the middle. The
 * first levels are to be read. Of a whole large tree only the top could be: its next levels are screens away.
 */
export function firstView(layout: Layout, size: ViewportSize, { of }: Extent): Viewport {
  const all = fitAll(layout, size);
  const k = Math.max(all.k, of === "all" ? APART : READABLE);
  const top = layout.levels[0]?.[0];
  const isCut = k > all.k;
  return { k, x: isCut ? size.width / 2 - (top?.x ?? 0) * k : all.x, y: MARGIN };
}

/** How many of the first levels begin unfolded: no more than can be read at once, and always the first legs. */
export function levelsInSight(tree: Tree, size: ViewportSize): number {
  let levels: number = FIRST_LEVELS;
  const isReadable = () => fitAll(layOut(tree, firstUnfolded(tree, levels)), size).k >= READABLE;
  while (levels > 1 && !isReadable()) levels -= 1;
  return levels;
}

/** A point brought to the middle, at a scale. */
export function centredOn({ x, y }: ViewportPoint, size: ViewportSize, k: number): Viewport {
  return { k, x: size.width / 2 - x * k, y: size.height / 2 - (y + CARD.height / 2) * k };
}

/** True when a card is in sight as a whole. */
export function isInSight(
  { x, y }: ViewportPoint,
  { width, height }: ViewportSize,
  view: Viewport,
): boolean {
  const half = (CARD.width / 2) * view.k;
  const [across, top] = [x * view.k + view.x, y * view.k + view.y];
  const bottom = top + (CARD.height + 2 * FOLD_SIGN.below) * view.k;
  return across - half >= 0 && across + half <= width && top >= 0 && bottom <= height;
}

/** The view in which something that has moved stands where it stood before. */
export function keepingInPlace(
  view: Viewport,
  before: ViewportPoint,
  after: ViewportPoint,
): Viewport {
  const { k } = view;
  return { k, x: view.x + (before.x - after.x) * k, y: view.y + (before.y - after.y) * k };
}

/** A view on the way from one to another; `share` from 0 to 1. */
export function between(from: Viewport, to: Viewport, share: number): Viewport {
  const mix = (start: number, end: number) => start + (end - start) * share;
  return { k: mix(from.k, to.k), x: mix(from.x, to.x), y: mix(from.y, to.y) };
}

/**
 * Calls back for what lies in sight, level by level. Where things stand closer than `minStep` pixels
 * only one of them is visited, so that the work depends on the screen and not on the tree.
 */
export function visitVisible(
  layout: Layout,
  size: ViewportSize,
  view: Viewport,
  minStep: number,
  visit: (placed: Placed) => void,
): void {
  const half = CARD.width / 2;
  const left = -view.x / view.k - half;
  const right = (size.width - view.x) / view.k + half;
  const step = minStep / view.k;
  const [first, last] = levelsBetween(layout, -view.y / view.k, (size.height - view.y) / view.k);
  for (let number = first; number <= last; number += 1) {
    const row = layout.levels[number] ?? [];
    let index = firstFrom(row, left);
    for (let placed = row[index]; placed && placed.x <= right; placed = row[index]) {
      visit(placed);
      const next = row[index + 1];
      index = next && next.x - placed.x < step ? firstFrom(row, placed.x + step) : index + 1;
    }
  }
}

/** What is at a point of the screen: a card, or the sign below it that unfolds. */
export function hitAt(
  layout: Layout,
  view: Viewport,
  { x, y }: ViewportPoint,
): { readonly placed: Placed; readonly part: "card" | "fold" } | null {
  const [across, down] = [(x - view.x) / view.k, (y - view.y) / view.k];
  const [first, last] = levelsBetween(layout, down, down);
  for (let number = first; number <= last; number += 1) {
    const row = layout.levels[number] ?? [];
    const placed = row[firstFrom(row, across - CARD.width / 2)];
    if (!placed || Math.abs(placed.x - across) > CARD.width / 2) continue;
    const below = down - placed.y - CARD.height;
    if (below <= 0) return { placed, part: "card" };
    const reach = FOLD_SIGN.radius + 4;
    const isSign =
      Math.abs(placed.x - across) <= reach && Math.abs(below - FOLD_SIGN.below) <= reach;
    if (isSign) return { placed, part: "fold" };
  }
  return null;
}
