import { createHash } from "node:crypto";
import {
  addSums,
  leafHex,
  nodeHex,
  type SumNode,
  type TreeLeaf,
} from "../../../lib/contract/rules/reserves-tree.ts";

function sha256(hex: string): string {
  return createHash("sha256").update(Buffer.from(hex, "hex")).digest("hex");
}

export function leafNode(leaf: TreeLeaf): SumNode {
  return { hash: sha256(leafHex(leaf)), sums: leaf.sums };
}

// A branch without a neighbor rises as it is.
function levelAbove(level: readonly SumNode[]): readonly SumNode[] {
  const above: SumNode[] = [];
  for (let index = 0; index < level.length; index += 2) {
    const [left, right] = [level[index], level[index + 1]];
    if (!left) break;
    const node = right && {
      hash: sha256(nodeHex(left, right)),
      sums: addSums(left.sums, right.sums),
    };
    above.push(node ?? left);
  }
  return above;
}

/** The root over leaves in their order. @throws Error without any leaf, TreeError for sums from 2¹²⁸ */
export function treeRoot(leaves: readonly SumNode[]): SumNode {
  let level = leaves;
  while (level.length > 1) level = levelAbove(level);
  const [root] = level;
  if (!root) throw new Error("A tree without leaves has no root");
  return root;
}

interface Step extends SumNode {
  /** Where the other branch stands. */
  readonly side: "left" | "right";
}

/** The branches beside a leaf's way to the root, from the leaf up. */
export function treePath(leaves: readonly SumNode[], place: number): readonly Step[] {
  const path: Step[] = [];
  let level = leaves;
  let index = place;
  while (level.length > 1) {
    const isRight = index % 2 === 1;
    const other = level[isRight ? index - 1 : index + 1];
    if (other) path.push({ ...other, side: isRight ? "left" : "right" });
    level = levelAbove(level);
    index = Math.floor(index / 2);
  }
  return path;
}
