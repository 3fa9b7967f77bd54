import { findById } from "../account/member.ts";
import { checkIn } from "../airdrop/check-in.ts";
import { claimTask, requireTask } from "../airdrop/claim.ts";
import type { Database } from "../database/database.ts";
import { DAY_MS } from "../jobs/day-close.ts";

function memberOf(database: Database, id: number) {
  const member = findById(database, id);
  if (!member) throw new Error(`There is no member ${id}`);
  return member;
}

/** A task that a member claimed at a moment. */
export function seedClaim(database: Database, memberId: number, taskId: string, at: number): void {
  claimTask(database, memberOf(database, memberId), requireTask(taskId), at);
}

/** A member's check-in at a moment; they must come in order. */
export function seedCheckIn(database: Database, memberId: number, at: number): void {
  checkIn(database, memberOf(database, memberId), at);
}

/** What a newcomer claims: address and profile, and the check-ins of the first two days; 17 AmBTC. */
export function seedFirstSteps(database: Database, memberId: number, joinedAt: number): void {
  seedClaim(database, memberId, "verify_email", joinedAt + 3_600_000);
  seedClaim(database, memberId, "complete_profile", joinedAt + 3_600_000);
  seedCheckIn(database, memberId, joinedAt + 3_600_000);
  seedCheckIn(database, memberId, joinedAt + DAY_MS);
}
