/** What stands below the first screen of a page that is opened from its top, until {@link layOutBelowFold}. */
export const BELOW_FOLD_RULE =
  ".below-fold{content-visibility:auto;contain-intrinsic-block-size:auto 50rem}";

/**
 * Leaves what is below the first screen without style and layout while the page starts. A page that begins elsewhere, by its
 * address or because it is seen again, needs its true height at once. Runs in the document before any other script: it may
 * use nothing but its argument and the browser.
 */
export function holdBelowFold(rule: string): void {
  const [opening] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (opening?.type !== "navigate" || window.location.hash !== "") return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rule);
  document.adoptedStyleSheets = [sheet];
}

const whenIdle = (run: () => void) => {
  if ("requestIdleCallback" in window) window.requestIdleCallback(run);
  else setTimeout(run, 50);
};

/** Lays out what was left, a part whenever the browser has nothing better to do. */
export function layOutBelowFold(): void {
  if (document.adoptedStyleSheets.length === 0) return;
  const [part] = document.getElementsByClassName("below-fold");
  if (part) part.classList.remove("below-fold");
  else document.adoptedStyleSheets = [];
  whenIdle(layOutBelowFold);
}
