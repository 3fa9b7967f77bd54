"use client";

import type { useTranslations } from "next-intl";
import { createContext, use, useSyncExternalStore } from "react";
import type { TreeState, TreeStore } from "@/lib/domain/binary-tree/store";

/** It speaks of the tree: helpers and the drawing are handed it. */
export type TreeTranslator = ReturnType<typeof useTranslations<"binaryTree">>;

export interface TreeBoardState {
  readonly store: TreeStore;
  /** A username; null for the member who looks. */
  readonly root: string | null;
  readonly ownUsername: string;
  readonly locale: string;
  readonly timeZone: string;
  readonly t: TreeTranslator;
}

export const TreeBoardContext = createContext<TreeBoardState | null>(null);

/** The tree around a part of the page. */
export function useTreeBoard(): TreeBoardState {
  const board = use(TreeBoardContext);
  if (!board) throw new Error("There is no tree around this component");
  return board;
}

/** What is known and shown of the tree now. */
export function useTreeState(): TreeState {
  const { store } = useTreeBoard();
  return useSyncExternalStore(store.subscribe, store.get, store.get);
}
