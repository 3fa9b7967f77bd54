import { callBff } from "../../bff/client/client.ts";
import type { treeEndpoints } from "../../contract/team/tree.ts";
import { type Tree, treeOf } from "./tree.ts";

/**
 * A branch of the own tree, from a member down; null when the answer does not hold the member.
 *
 * @param root a username; null for the member who asks
 * @param depth levels below it; an upstream may answer with more
 * @throws BffError NOT_FOUND for everybody outside the own tree
 */
export async function fetchBranch(root: string | null, depth: number): Promise<Tree | null> {
  const nodes = await callBff<typeof treeEndpoints.binaryTree>({
    method: "GET",
    path: "account/get-binary-tree",
    query: { ...(root !== null && { root }), depth: String(depth) },
  });
  return treeOf(nodes, root);
}
