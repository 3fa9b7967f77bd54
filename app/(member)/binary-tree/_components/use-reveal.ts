"use client";

import { useRouter } from "next/navigation";
import { useCallback, useEffect, useRef } from "react";
import { wayTo } from "@/lib/domain/binary-tree/tree";
import { findMember } from "@/lib/domain/team/client";
import { useTreeBoard } from "./board-context";
import { chosenView, treeHref } from "./tree-href";

/**
 * Unfolds the way to a member and focuses them; one outside this branch is shown in the whole tree.
 *
 * @param initial revealed as the page begins to run
 */
export function useReveal(initial: string | null = null) {
  const { store } = useTreeBoard();
  const router = useRouter();
  const first = useRef(initial);

  const reveal = useCallback(
    async (username: string, way: readonly string[]): Promise<void> => {
      if (way.includes(store.get().tree.top)) await store.reveal(way);
      else router.push(treeHref({ focus: username, view: chosenView() }));
    },
    [store, router],
  );

  useEffect(() => {
    const username = first.current;
    first.current = null;
    if (username === null) return;
    const { tree } = store.get();
    if (tree.members.has(username)) {
      store.reveal(wayTo(tree, username));
      return;
    }
    findMember(username).then(
      (items) => {
        const way = items.find((item) => item.username === username)?.path;
        if (way) store.reveal(way);
      },
      // The tree stands; the member can still be found by the search.
      () => {},
    );
  }, [store]);

  return reveal;
}
