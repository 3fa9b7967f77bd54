import { readPatterns } from "@/lib/i18n/patterns";

/** The texts of everything on the tree's page that runs in the browser; many hold `{places}` to be filled. */
export async function treeTexts() {
  const { binaryTree, common } = await readPatterns();
  return { ...binaryTree, notAvailable: common.notAvailable };
}

export type TreeTexts = Awaited<ReturnType<typeof treeTexts>>;
