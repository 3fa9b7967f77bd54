import { getMessages } from "next-intl/server";
import type { Messages } from "@/lib/i18n/messages";

/** The texts of everything on the tree's page that runs in the browser; many hold `{places}` to be filled. */
export async function treeTexts() {
  const { binaryTree, common } = (await getMessages()) as unknown as Messages;
  return { ...binaryTree, notAvailable: common.notAvailable };
}

export type TreeTexts = Awaited<ReturnType<typeof treeTexts>>;
