import type { Route } from "next";
import { PAGES } from "@/lib/routes";

export type TreeView = "tree" | "table";

export interface TreeQuery {
  /** The member from whom down the tree is shown; null for oneself. */
  readonly root: string | null;
  /** Null leaves it to the width of the screen: a phone begins with the table. */
  readonly view: TreeView | null;
  /** A member to unfold the way to. */
  readonly focus: string | null;
}

function viewOf(named: string | null): TreeView | null {
  return named === "tree" || named === "table" ? named : null;
}

/** The view that the address of the page names now; it is chosen without the server. */
export function chosenView(): TreeView | null {
  return viewOf(new URLSearchParams(window.location.search).get("view"));
}

type Params = Readonly<Record<string, string | string[] | undefined>>;

/** What the address asks for; oneself as the root is no root. */
export function parseTreeQuery(params: Params, ownUsername: string): TreeQuery {
  const single = (name: string) => {
    const value = params[name];
    return (Array.isArray(value) ? value[0] : value)?.trim() || null;
  };
  const root = single("root");
  return {
    root: root === ownUsername ? null : root,
    view: viewOf(single("view")),
    focus: single("focus"),
  };
}

/** The address of a view of the tree. */
export function treeHref(query: Partial<TreeQuery>): Route {
  const { root, view, focus } = query;
  const search = new URLSearchParams({
    ...(root && { root }),
    ...(view && { view }),
    ...(focus && { focus }),
  });
  return (search.size > 0 ? `${PAGES.binaryTree.path}?${search}` : PAGES.binaryTree.path) as Route;
}
