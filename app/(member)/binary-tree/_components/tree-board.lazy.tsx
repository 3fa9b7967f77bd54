"use client";

import { later } from "@/app/_ui/live/lazy-part";
import { preloadStage } from "./load-stage";

/** The server renders the tree's first levels as a table; what moves them is no part of the first load. */
export const LaterTreeBoard = later(async () => {
  preloadStage();
  return (await import("./tree-board")).TreeBoard;
});
