import type { Leg } from "../../contract/team/team-member.ts";
import type { TreeNode } from "../../contract/team/tree.ts";

/** Both legs, the left one first in every language. */
export const TREE_SIDES: readonly Leg[] = ["left", "right"];

/** A member at a seat. Keys are usernames, because the ids of a node only link the nodes of one answer. */
export interface TreeMember {
  readonly key: string;
  readonly parent: string | null;
  /** On which side of the parent; null at the top. */
  readonly side: Leg | null;
  readonly node: TreeNode;
}

/** Keys of the members directly below one, as far as they are known. */
export type Below = Readonly<Record<Leg, string | null>>;

/** What is known of a tree, from one member down. */
export interface Tree {
  readonly top: string;
  readonly members: ReadonlyMap<string, TreeMember>;
  readonly below: ReadonlyMap<string, Below>;
}

const NOBODY: Below = { left: null, right: null };

/** Who sits directly below a member, as far as it is known. */
export function belowOf(tree: Tree, key: string): Below {
  return tree.below.get(key) ?? NOBODY;
}

function keyOf(node: TreeNode): string {
  return node.username ?? `#${node.id}`;
}

function topOf(nodes: readonly TreeNode[], root: string | null): TreeNode | undefined {
  if (root !== null) return nodes.find(({ username }) => username === root);
  const ids = new Set(nodes.map(({ id }) => id));
  return nodes.find(({ parentId }) => parentId == null || !ids.has(parentId));
}

function sideFor({ position }: TreeNode, taken: Below): Leg | null {
  const wanted = position ?? TREE_SIDES.find((side) => taken[side] === null);
  return wanted && taken[wanted] === null ? wanted : null;
}

/**
 * The tree in an answer of `get-binary-tree`, from its top or from `root` down; null when it is not
 * in there. Nobody outside it is kept, whatever the answer holds, and a second claim to a seat is dropped.
 */
export function treeOf(nodes: readonly TreeNode[], root: string | null = null): Tree | null {
  const top = topOf(nodes, root);
  if (!top) return null;
  const children = Map.groupBy(nodes, ({ parentId }) => parentId ?? null);
  const first: TreeMember = { key: keyOf(top), parent: null, side: null, node: top };
  const members = new Map([[first.key, first]]);
  const below = new Map<string, Below>();
  // A map's iteration reaches what is added meanwhile: level by level down.
  for (const { key, node } of members.values()) {
    const taken: Record<Leg, string | null> = { ...NOBODY };
    for (const child of children.get(node.id) ?? []) {
      const side = sideFor(child, taken);
      const childKey = keyOf(child);
      if (side === null || members.has(childKey)) continue;
      taken[side] = childKey;
      members.set(childKey, { key: childKey, parent: key, side, node: child });
    }
    if (taken.left !== null || taken.right !== null) below.set(key, taken);
  }
  return { top: first.key, members, below };
}

/**
 * A tree with what a later answer says about a branch of it; what the answer leaves out stays. An
 * answer from elsewhere, and one that is known, changes nothing.
 */
export function mergeBranch(tree: Tree, branch: Tree): Tree {
  const seat = tree.members.get(branch.top);
  const isNews = [...branch.members].some(([key, { node }]) => {
    return tree.members.get(key)?.node !== node;
  });
  if (!seat || !isNews) return tree;
  const members = new Map(tree.members);
  const below = new Map(tree.below);
  for (const member of branch.members.values()) {
    members.set(member.key, member.key === branch.top ? { ...seat, node: member.node } : member);
  }
  for (const [key, { left, right }] of branch.below) {
    const before = below.get(key) ?? NOBODY;
    below.set(key, { left: left ?? before.left, right: right ?? before.right });
  }
  return { ...tree, members, below };
}

/** The nodes of a tree down to a level below its top, parents before children. */
export function firstLevels(tree: Tree, levels: number): TreeNode[] {
  const depths = new Map([[tree.top, 0]]);
  const kept: TreeNode[] = [];
  for (const { key, parent, node } of tree.members.values()) {
    const depth = parent === null ? 0 : (depths.get(parent) ?? levels) + 1;
    depths.set(key, depth);
    if (depth <= levels) kept.push(node);
  }
  return kept;
}

/** The keys from the top of a tree down to a member of it. */
export function wayTo(tree: Tree, key: string): string[] {
  const way: string[] = [];
  for (let at = tree.members.get(key); at; at = tree.members.get(at.parent ?? "")) {
    way.unshift(at.key);
  }
  return way;
}
