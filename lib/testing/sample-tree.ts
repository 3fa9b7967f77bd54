import type { TreeNode } from "../contract/team/tree.ts";

const leg = (count: number) => ({ count });

/** A node of a test's tree: who, below whom, where, and how many sit below on either side. */
export function sampleNode(
  username: string,
  parentId: string | null,
  position: "left" | "right" | null,
  [left, right]: readonly [number, number] = [0, 0],
): TreeNode {
  const id = `id of ${username}`;
  const above = parentId && `id of ${parentId}`;
  const hasMore = false;
  return { id, parentId: above, position, username, left: leg(left), right: leg(right), hasMore };
}

/** anna has dora and emil below, dora carl on the left and nobody on the right; below carl two are not loaded. */
export const SAMPLE: readonly TreeNode[] = [
  sampleNode("anna", null, null, [4, 1]),
  sampleNode("dora", "anna", "left", [3, 0]),
  sampleNode("emil", "anna", "right"),
  { ...sampleNode("carl", "dora", "left", [1, 1]), hasMore: true },
];
