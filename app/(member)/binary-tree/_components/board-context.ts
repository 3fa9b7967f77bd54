"use client";

import { createContext, use, useSyncExternalStore } from "react";
import type { TreeState, TreeStore } from "@/lib/binary-tree/store";
import type { TreeTexts } from "./tree-texts";

export interface Board {
  readonly store: TreeStore;
  /** A username; null for the member who looks. */
  readonly root: string | null;
  readonly ownUsername: string;
  readonly locale: string;
  readonly timeZone: string;
  readonly texts: TreeTexts;
}

export const BoardContext = createContext<Board | null>(null);

/** The tree around a part of the page. */
export function useBoard(): Board {
  const board = use(BoardContext);
  if (!board) throw new Error("There is no tree around this component");
  return board;
}

/** What is known and shown of the tree now. */
export function useTreeState(): TreeState {
  const { store } = useBoard();
  return useSyncExternalStore(store.subscribe, store.get, store.get);
}
