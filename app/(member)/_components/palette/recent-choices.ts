import { RECENT_CHOICES_KEY } from "@/lib/preferences";

const MOST_KEPT = 5;

interface Kept {
  readonly username: string;
  readonly ids: readonly string[];
}

function read(): Kept | null {
  try {
    return JSON.parse(window.sessionStorage.getItem(RECENT_CHOICES_KEY) ?? "null") as Kept | null;
  } catch {
    // Without storage nothing is recent.
    return null;
  }
}

/** What this member chose last in this tab, the latest first. Somebody else's is never read. */
export function recentChoices(username: string): readonly string[] {
  const kept = read();
  return kept?.username === username && Array.isArray(kept.ids) ? kept.ids : [];
}

/** Remembers a choice until the tab is closed or the member logs out. */
export function rememberChoice(username: string, id: string): void {
  const ids = [id, ...recentChoices(username).filter((one) => one !== id)].slice(0, MOST_KEPT);
  try {
    window.sessionStorage.setItem(RECENT_CHOICES_KEY, JSON.stringify({ username, ids }));
  } catch {
    // As above.
  }
}
