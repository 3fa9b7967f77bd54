import { findById } from "../account/member.ts";
import type { Database } from "../database/database.ts";

const LOOK_AGAIN_MS = 3_600_000;

/** Until when what a member has asked to withdraw rests because of a freeze; null when it does not. */
export function restsUntil(database: Database, memberId: number, now: number): number | null {
  const member = findById(database, memberId);
  if (member?.frozenAt) return now + LOOK_AGAIN_MS;
  const until = member?.freezeHoldUntil ?? 0;
  return until > now ? until : null;
}
