/** Comes before the browser's `popstate` reaches the router, which hears nothing of one that is prevented. */
export const EARLY_POPSTATE = "earlypopstate";

/**
 * Announces each `popstate`. Call it before the router starts: on the window listeners run in the order in which
 * they came, capturing or not.
 */
export function announcePopstate(): void {
  window.addEventListener("popstate", (event) => {
    const early = new PopStateEvent(EARLY_POPSTATE, { state: event.state, cancelable: true });
    if (!window.dispatchEvent(early)) event.stopImmediatePropagation();
  });
}
