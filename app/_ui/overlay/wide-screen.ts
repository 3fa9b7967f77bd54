function wideScreen(): MediaQueryList {
  return window.matchMedia("(width >= 75rem)");
}

/** From 1200 px up: dialogs and dropdowns instead of sheets (R9.3). */
export function isWideScreen(): boolean {
  return wideScreen().matches;
}

/**
 * Acts when the window becomes wide, or is no longer.
 * @returns stops listening
 */
export function onWideScreenChange(act: () => void): () => void {
  const query = wideScreen();
  query.addEventListener("change", act);
  return () => query.removeEventListener("change", act);
}
