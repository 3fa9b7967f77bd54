import type { Database } from "./database/database.ts";
import { readSetting, writeSetting } from "./database/settings.ts";

/** Business time: real time plus a persisted offset. Tokens, codes and limits use real time instead. */
export interface Clock {
  /** Now in milliseconds of business time. */
  now(): number;
  offsetMs(): number;
  /** Moves business time forward; the caller runs what has become due. */
  advance(milliseconds: number): void;
}

/** The clock of a database; the offset survives a restart (R11.18). */
export function createClock(database: Database): Clock {
  const offsetMs = () => Number(readSetting(database, "clockOffsetMs") ?? 0);
  return {
    offsetMs,
    now: () => Date.now() + offsetMs(),
    advance: (milliseconds) =>
      writeSetting(database, "clockOffsetMs", String(offsetMs() + milliseconds)),
  };
}

/** Milliseconds as ISO 8601 in UTC. */
export function toInstant(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}
