"use client";

import { useSyncExternalStore } from "react";

const areAmountsCovered = () => document.documentElement.dataset.amounts === "hidden";

/**
 * Tells of every change of the document's mark, whoever made it.
 * @returns stops watching
 */
function watchAmounts(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ["data-amounts"] });
  return () => observer.disconnect();
}

/** Whether the document covers the member's own amounts; false until the page lives. */
export function useCoveredAmounts(): boolean {
  return useSyncExternalStore(watchAmounts, areAmountsCovered, () => false);
}
