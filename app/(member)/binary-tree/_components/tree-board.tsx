"use client";

import { useEffect, useMemo, useState } from "react";
import { fetchBranch } from "@/lib/binary-tree/client";
import { createTreeStore } from "@/lib/binary-tree/store";
import { type Tree, treeOf } from "@/lib/binary-tree/tree";
import type { TreeNode } from "@/lib/contract/tree";
import type { CreateDownlineTexts } from "../../_components/create-downline/create-downline-texts";
import { BoardContext } from "./board-context";
import { BoardLayers } from "./board-layers";
import { BoardView } from "./board-view";
import type { TreeTexts } from "./tree-texts";

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
  texts: TreeTexts;
  downlineTexts: CreateDownlineTexts;
}

type LoadedBoardProps = Omit<TreeBoardProps, "nodes"> & { tree: Tree };

function LoadedBoard({ tree, holdsMore, initialFocus, downlineTexts, ...facts }: LoadedBoardProps) {
  const [store] = useState(() => createTreeStore(tree, { holdsMore, ask: fetchBranch }));
  useEffect(() => store.adopt(tree), [store, tree]);
  return (
    <BoardContext value={{ store, ...facts }}>
      <BoardLayers downlineTexts={downlineTexts}>
        <BoardView initialFocus={initialFocus} />
      </BoardLayers>
    </BoardContext>
  );
}

/** The tree as a drawing and as a table: what is loaded, unfolded and focused is the same in both. */
export function TreeBoard({ nodes, ...rest }: TreeBoardProps) {
  const tree = useMemo(() => treeOf(nodes), [nodes]);
  return tree && <LoadedBoard tree={tree} {...rest} />;
}
