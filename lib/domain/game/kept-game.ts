import { RUSH_DURATION_MS, type RushTap, rushLogProblem } from "../../contract/rules/rush-rules.ts";

/**
 * A game that is not over yet, or whose score has not arrived, as the tab keeps it: whoever reloads or
 * comes back goes on where it was left.
 */
export interface KeptGame {
  /** Username of the member who plays. */
  readonly member: string;
  readonly id: string;
  readonly seed: number;
  readonly taps: readonly RushTap[];
  /** Play time; a whole game's when only its score has to be sent. */
  readonly playedMs: number;
  /** By the server's clock; ISO 8601. */
  readonly expiresAt: string;
}

function isKeptGame(value: unknown): value is KeptGame {
  if (typeof value !== "object" || value === null) return false;
  const { member, id, seed, taps, playedMs, expiresAt } = value as Record<string, unknown>;
  const isNamed = typeof member === "string" && typeof id === "string";
  const isTimed =
    typeof playedMs === "number" &&
    playedMs >= 0 &&
    playedMs <= RUSH_DURATION_MS &&
    typeof expiresAt === "string" &&
    !Number.isNaN(Date.parse(expiresAt));
  return (
    isNamed &&
    isTimed &&
    Number.isInteger(seed) &&
    Array.isArray(taps) &&
    taps.every((tap) => typeof tap === "object" && tap !== null) &&
    rushLogProblem(taps as RushTap[]) === undefined &&
    (taps.at(-1)?.at ?? 0) <= playedMs
  );
}

/** A kept game from its text; null for none, for nonsense and for another member's. */
export function parseKeptGame(text: string | null, member: string): KeptGame | null {
  try {
    const value: unknown = JSON.parse(text ?? "null");
    return isKeptGame(value) && value.member === member ? value : null;
  } catch {
    return null;
  }
}

/** True when the service takes no score of the game any more. @param serverNow ISO 8601 */
export function hasLapsed({ expiresAt }: Pick<KeptGame, "expiresAt">, serverNow: string): boolean {
  return Date.parse(expiresAt) <= Date.parse(serverNow);
}
