import { MINING_RULES } from "../../contract/rules/published-rules.ts";

/**
 * How far a row of sessions is towards its next day off, from 0 to the number that earns one; the last
 * one that counts is the newest of the row.
 */
export function dayOffProgress(streak: number): number {
  return streak <= 0 ? 0 : ((streak - 1) % MINING_RULES.sessionsForDayOff) + 1;
}
