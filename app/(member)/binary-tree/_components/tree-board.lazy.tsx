"use client";

import { lazyPart } from "@/app/_ui/live/lazy-part";
import { Skeleton } from "@/app/_ui/state/skeleton";
import { preloadStage } from "./load-stage";

/** The server renders the tree's first levels as a table; what moves them is no part of the first load. */
export const LazyTreeBoard = lazyPart(
  async () => {
    preloadStage();
    return (await import("./tree-board")).TreeBoard;
  },
  <Skeleton className="h-221 w-full rounded-card" />,
);
