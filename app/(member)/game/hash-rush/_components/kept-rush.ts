import { BffError, outcomeOf } from "@/lib/bff/client/client";
import type { StartedRush } from "@/lib/contract/game";
import { startRush } from "@/lib/domain/game/client";
import { hasLapsed, type KeptGame, parseKeptGame } from "@/lib/domain/game/kept-game";
import { serviceClock } from "@/lib/live/service-clock";

const STORAGE_KEY = "hashRush";

// Without storage a game, and the key of its start, live as long as their page.
function orNull<Value>(work: (storage: Storage) => Value): Value | null {
  try {
    return work(window.sessionStorage);
  } catch {
    return null;
  }
}

/** The game that this tab keeps for a member, or null. */
export function readKept(member: string): KeptGame | null {
  return orNull((storage) => parseKeptGame(storage.getItem(STORAGE_KEY), member));
}

/** Keeps a game for as long as the tab is open; null forgets it. */
export function writeKept(game: KeptGame | null): void {
  orNull((storage) =>
    game ? storage.setItem(STORAGE_KEY, JSON.stringify(game)) : storage.removeItem(STORAGE_KEY),
  );
}

interface StartedGame extends StartedRush {
  /** The service's clock. */
  readonly now: string;
}

const keys = new Map<string, string>();

/**
 * Starts a game, or gets the one whose start was lost, also before a reload; where that has lapsed, another.
 * @throws BffError CONFLICT when no play is left
 */
export async function startKept(member: string): Promise<StartedGame> {
  const name = `${STORAGE_KEY}:start:${member}`;
  const forget = () => {
    keys.delete(name);
    orNull((storage) => storage.removeItem(name));
  };
  const kept = keys.get(name) ?? orNull((storage) => storage.getItem(name));
  const key = kept ?? crypto.randomUUID();
  keys.set(name, key);
  orNull((storage) => storage.setItem(name, key));
  const started = await startRush(key).catch((error) => {
    if (error instanceof BffError && outcomeOf(error.status, error.code) === "refused") forget();
    throw error;
  });
  forget();
  // An answer that is given again names the time of the first one.
  const now = kept ? serviceClock.instant() : (started.serverTime ?? serviceClock.instant());
  return kept && hasLapsed(started, now) ? startKept(member) : { ...started, now };
}
