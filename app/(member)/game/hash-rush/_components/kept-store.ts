import { type KeptGame, parseKeptGame } from "@/lib/game/kept-game";

const STORAGE_KEY = "hashRush";

/** The game that this tab keeps for a member, or null. */
export function readKept(member: string): KeptGame | null {
  try {
    return parseKeptGame(window.sessionStorage.getItem(STORAGE_KEY), member);
  } catch {
    return null;
  }
}

/** Keeps a game for as long as the tab is open; null forgets it. */
export function writeKept(game: KeptGame | null): void {
  try {
    if (game) window.sessionStorage.setItem(STORAGE_KEY, JSON.stringify(game));
    else window.sessionStorage.removeItem(STORAGE_KEY);
  } catch {
    // Without storage a game lives as long as its page.
  }
}
