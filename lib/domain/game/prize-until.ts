import type { Prize } from "../../contract/game.ts";

const HOUR_MS = 3_600_000;

/** Until when power that was won at a moment counts, as ISO 8601; null for tokens and an unstated end. */
export function prizeUntil({ kind, hours }: Prize, wonAt: string): string | null {
  if (kind !== "power" || !hours) return null;
  return new Date(Date.parse(wonAt) + hours * HOUR_MS).toISOString();
}
