"use client";

import { useTranslations } from "next-intl";
import { useEffect, useMemo, useState } from "react";
import type { TreeNode } from "@/lib/contract/team/tree";
import { fetchBranch } from "@/lib/domain/binary-tree/client";
import { createTreeStore } from "@/lib/domain/binary-tree/store";
import { type Tree, treeOf } from "@/lib/domain/binary-tree/tree";
import { TreeBoardContext } from "./board-context";
import { BoardLayers } from "./board-layers";
import { BoardView } from "./board-view";

interface TreeBoardProps {
  /** The first levels, parents before children. */
  nodes: readonly TreeNode[];
  /** One call gives the whole tree, whatever depth is asked for. */
  holdsMore: boolean;
  /** A username; null for the member who looks. */
  root: string | null;
  /** A member to unfold the way to as the page begins to run. */
  initialFocus: string | null;
  ownUsername: string;
  locale: string;
  timeZone: string;
}

type LoadedBoardProps = Omit<TreeBoardProps, "nodes"> & { tree: Tree };

function LoadedBoard({ tree, holdsMore, initialFocus, ...facts }: LoadedBoardProps) {
  const t = useTranslations("binaryTree");
  const [store] = useState(() => createTreeStore(tree, { holdsMore, ask: fetchBranch }));
  useEffect(() => store.adopt(tree), [store, tree]);
  return (
    <TreeBoardContext value={{ store, t, ...facts }}>
      <BoardLayers>
        <BoardView initialFocus={initialFocus} />
      </BoardLayers>
    </TreeBoardContext>
  );
}

/** The tree as a drawing and as a table: what is loaded, unfolded and focused is the same in both. */
export function TreeBoard({ nodes, ...rest }: TreeBoardProps) {
  const tree = useMemo(() => treeOf(nodes), [nodes]);
  return tree && <LoadedBoard tree={tree} {...rest} />;
}
