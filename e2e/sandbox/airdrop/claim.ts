import { UPSTREAM_CODES } from "../../../lib/contract/protocol/errors.ts";
import type { Member } from "../account/member.ts";
import { toInstant } from "../clock.ts";
import type { Database } from "../database/database.ts";
import { conflict, invalid, notFound, Refusal } from "../http/refusal.ts";
import type { Sentence } from "../texts/say.ts";
import { checkIn } from "./check-in.ts";
import { recordClaim } from "./claim-record.ts";
import { currentSeason } from "./season.ts";
import { type Standing, standingOf } from "./task-view.ts";
import { findTask, type Task } from "./tasks.ts";
import { countVisit } from "./visit.ts";

const SENTENCES: Readonly<Record<NonNullable<Standing["failReason"]>, Sentence>> = {
  not_started: "The season hasn’t started yet.",
  season_over: "The season is over.",
  pool_spent: "The season’s pool is used up.",
  needs_email: "Verify your email first.",
  needs_valid: "Become a valid member first.",
  needs_action: "You haven’t done this task yet.",
  in_review: "Your documents are in review.",
  too_early: "It’s too early.",
};

/** The task with this id. @throws Refusal 404 */
export function requireTask(id: string): Task {
  const task = findTask(id);
  if (!task) throw notFound("We can’t find this task.");
  return task;
}

function refuseUnclaimable({ state, failReason, availableAt }: Standing): void {
  if (state === "claimable") return;
  if (state === "claimed") throw conflict("You’ve already claimed this.");
  const message = failReason ? SENTENCES[failReason] : SENTENCES.needs_action;
  if (state === "expired" || state === "closed") throw conflict(message);
  if (failReason === "too_early" || failReason === "not_started") {
    const retryAt = availableAt === undefined ? {} : { retryAt: toInstant(availableAt) };
    throw new Refusal(409, UPSTREAM_CODES.conflict, message, retryAt);
  }
  throw invalid({ _: message });
}

/**
 * Looks whether a task is done; counts a visit by its ticket. Belongs into a transaction.
 * @throws Refusal 409 too early (`retryAt`), expired or closed; 422 while a requirement is missing
 */
export function verifyTask(
  database: Database,
  member: Member,
  task: Task,
  visitId: string | undefined,
  now: number,
): void {
  const before = standingOf(database, member, task, now);
  if (before.state === "claimed") return;
  const isOpen = before.state === "available" || before.state === "pending";
  if (task.kind === "visit" && isOpen) countVisit(database, member.id, task.id, visitId, now);
  refuseUnclaimable(standingOf(database, member, task, now));
}

/**
 * Pays what a task has earned; the daily one is the check-in itself. Belongs into a transaction. Gives
 * units of 10⁻¹⁸ AmBTC.
 *
 * @throws Refusal 409 claimed before, expired or closed; 422 while it is not done
 */
export function claimTask(database: Database, member: Member, task: Task, now: number): bigint {
  const standing = standingOf(database, member, task, now);
  refuseUnclaimable(standing);
  if (task.kind === "daily") return checkIn(database, member, now).reward;
  const { seq, claimable: units } = standing;
  const claim = { memberId: member.id, task: task.id, seq, units, at: now };
  recordClaim(database, currentSeason(database, now), claim);
  return units;
}
