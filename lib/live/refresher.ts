/** Coming back fires more than one event; one refresh answers them all. */
const SAME_RETURN_MS = 1_000;

/**
 * Calls `ask` every `intervalMs` while the page is looked at and the device has a network, and at once when
 * the member comes back to it or to the network.
 *
 * @returns stops it
 */
export function startRefreshing(ask: () => void, intervalMs: number): () => void {
  let askedAt = Number.NEGATIVE_INFINITY;
  const askNow = () => {
    if (document.visibilityState !== "visible" || !navigator.onLine) return;
    askedAt = Date.now();
    ask();
  };
  const comeBack = () => {
    // Far off in either direction: a clock that was set back holds nothing up.
    if (Math.abs(Date.now() - askedAt) > SAME_RETURN_MS) askNow();
  };
  const timer = setInterval(askNow, intervalMs);
  document.addEventListener("visibilitychange", comeBack);
  window.addEventListener("focus", comeBack);
  window.addEventListener("online", comeBack);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", comeBack);
    window.removeEventListener("focus", comeBack);
    window.removeEventListener("online", comeBack);
  };
}
