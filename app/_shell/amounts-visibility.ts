/** Whether the document covers the member's own amounts. */
export function areAmountsHidden(): boolean {
  return document.documentElement.dataset.amounts === "hidden";
}

/**
 * Tells of every change of the document's mark, whoever made it.
 * @returns stops watching
 */
export function watchAmounts(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ["data-amounts"] });
  return () => observer.disconnect();
}
