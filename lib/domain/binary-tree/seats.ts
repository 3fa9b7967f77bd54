import type { Leg } from "../../contract/team/team-member.ts";
import { belowOf, TREE_SIDES, type Tree } from "./tree.ts";

/**
 * What is on one side below a member: somebody, members that are not loaded yet (how many, if the
 * service says so), or a free seat.
 */
export type SeatState =
  | { readonly kind: "member"; readonly key: string }
  | { readonly kind: "hidden"; readonly count: number | null }
  | { readonly kind: "free" };

/** The seat on a side below a member. A leg that counts nobody is free. */
export function seatAt(tree: Tree, parent: string, side: Leg): SeatState {
  const key = belowOf(tree, parent)[side];
  if (key !== null) return { kind: "member", key };
  const node = tree.members.get(parent)?.node;
  const count = node?.[side]?.count ?? null;
  const isHidden = count === null ? node?.hasMore === true : count > 0;
  return isHidden ? { kind: "hidden", count } : { kind: "free" };
}

/** True while members directly below are not loaded. */
export function needsLoading(tree: Tree, key: string): boolean {
  return TREE_SIDES.some((side) => seatAt(tree, key, side).kind === "hidden");
}

/** True when somebody sits below, loaded or not. */
export function hasTeam(tree: Tree, key: string): boolean {
  return TREE_SIDES.some((side) => seatAt(tree, key, side).kind !== "free");
}

/** Members below, or null when the service does not count them. */
export function teamSize(tree: Tree, key: string): number | null {
  const node = tree.members.get(key)?.node;
  if (!node?.left || !node.right) return null;
  return node.left.count + node.right.count;
}

/** Unfolded at first: everybody above the last of the first levels, as far as it is loaded. */
export function firstUnfolded(tree: Tree, levels: number): Set<string> {
  const unfolded = new Set<string>();
  let row = [tree.top];
  for (let level = 0; level < levels; level += 1) {
    const open = row.filter((key) => !needsLoading(tree, key));
    for (const key of open) unfolded.add(key);
    row = open.flatMap((key) => {
      const { left, right } = belowOf(tree, key);
      return [left, right].filter((below) => below !== null);
    });
  }
  return unfolded;
}

/** Everybody with a team that is loaded; whoever has none stays folded, or free seats would crowd the view. */
export function allUnfolded(tree: Tree): Set<string> {
  const keys = [...tree.members.keys()];
  return new Set(keys.filter((key) => hasTeam(tree, key) && !needsLoading(tree, key)));
}
