import "server-only";
import { memberNameSchema } from "../../contract/team/team-member.ts";
import { type TreeNode, treeEndpoints } from "../../contract/team/tree.ts";
import {
  readAsMember,
  readIfOffered,
  renderContext,
  reportOutage,
  UnexpectedRefusalError,
} from "../../session/server.ts";
import { FIRST_LEVELS } from "./layout.ts";
import { firstLevels, treeOf } from "./tree.ts";

export type FirstView =
  | {
      readonly kind: "tree";
      /** The first levels, parents before children. */
      readonly nodes: readonly TreeNode[];
      /** The upstream gave more than was asked for: it knows no depth, and one call gives everything. */
      readonly holdsMore: boolean;
    }
  /** Nobody by that name in the own tree. */
  | { readonly kind: "foreign" }
  /** Nothing came, or it failed, which is in the log (R7.2: "empty on error"). */
  | { readonly kind: "empty" };

async function readNodes(root: string | null): Promise<readonly TreeNode[] | "foreign"> {
  if (root !== null && !memberNameSchema.safeParse(root).success) return "foreign";
  const query = { ...(root !== null && { root }), depth: FIRST_LEVELS };
  const result = await readAsMember(treeEndpoints.binaryTree, { query });
  if (result.ok) return result.value;
  if (root !== null && result.refusal.status === 404) return "foreign";
  const { requestId } = await renderContext();
  throw new UnexpectedRefusalError(treeEndpoints.binaryTree, result.refusal, requestId);
}

/**
 * The first levels of the own tree, from a member of it down.
 *
 * @param root a username; null for the member who asks
 * @throws SessionInterruption as `readAsMember` does; every other failure is an empty tree
 */
export async function readFirstLevels(root: string | null): Promise<FirstView> {
  try {
    const nodes = await readNodes(root);
    if (nodes === "foreign") return { kind: "foreign" };
    const tree = treeOf(nodes, root);
    if (!tree) return nodes.length > 0 ? { kind: "foreign" } : { kind: "empty" };
    const first = firstLevels(tree, FIRST_LEVELS);
    return { kind: "tree", nodes: first, holdsMore: first.length < tree.members.size };
  } catch (error) {
    if (reportOutage(error) === null) throw error;
    return { kind: "empty" };
  }
}

/** The usernames from the member who asks down to one of the own tree, or null when it is not told. */
export async function readWay(username: string): Promise<readonly string[] | null> {
  try {
    const found = await readIfOffered(treeEndpoints.find, { query: { q: username } });
    return found?.items.find((item) => item.username === username)?.path ?? null;
  } catch (error) {
    if (reportOutage(error) === null) throw error;
    return null;
  }
}
