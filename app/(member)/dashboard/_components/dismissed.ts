const KEY = "dismissedAnnouncements";
const CHANGED = "merlin:announcement-dismissed";
const MOST = 50;

/** The ids that were put aside, with spaces between; empty where the browser keeps nothing. */
export function dismissedAnnouncements(): string {
  try {
    return localStorage.getItem(KEY) ?? "";
  } catch {
    return "";
  }
}

/** Puts one aside on this device; the oldest are forgotten beyond fifty. */
export function dismissAnnouncement(id: string): void {
  const ids = [...dismissedAnnouncements().split(" ").filter(Boolean), id].slice(-MOST);
  try {
    localStorage.setItem(KEY, ids.join(" "));
  } catch {
    return;
  }
  window.dispatchEvent(new Event(CHANGED));
}

/** Tells of changes, those of other tabs included. */
export function onDismissal(changed: () => void): () => void {
  window.addEventListener(CHANGED, changed);
  window.addEventListener("storage", changed);
  return () => {
    window.removeEventListener(CHANGED, changed);
    window.removeEventListener("storage", changed);
  };
}
