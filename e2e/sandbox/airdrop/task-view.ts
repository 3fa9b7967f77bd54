import type { z } from "zod";
import type { airdropTaskSchema, FAIL_REASONS } from "../../../lib/contract/airdrop.ts";
import { fromUnits } from "../../../lib/money/decimal.ts";
import { UNITS_PER_ONE } from "../../../lib/money/units.ts";
import type { Member } from "../account/member.ts";
import { toInstant } from "../clock.ts";
import type { Database } from "../database/database.ts";
import { DAY_MS } from "../jobs/day-close.ts";
import { checkInReward, checkInView } from "./check-in.ts";
import { lastClaim } from "./claim-record.ts";
import { currentSeason, holds, type Season, seasonProblem } from "./season.ts";
import { MAX_REFERRALS, TASKS, type Task } from "./tasks.ts";
import { isVisited, visitEndsAt } from "./visit.ts";

type TaskView = z.input<typeof airdropTaskSchema>;
type FailReason = (typeof FAIL_REASONS)[number];

/** How far a member is with a task. Amounts are units of 10⁻¹⁸ AmBTC. */
export interface Standing {
  readonly state: TaskView["state"];
  readonly reward: bigint;
  /** What a claim would pay now. */
  readonly claimable: bigint;
  /** Of a claim that is made now: 0, or the number of directs that it covers. */
  readonly seq: number;
  readonly progress: { readonly done: number; readonly need: number };
  readonly failReason?: FailReason;
  readonly availableAt?: number;
  readonly expiresAt?: number;
}

interface Asked {
  readonly database: Database;
  readonly member: Member;
  readonly season: Season | undefined;
  readonly now: number;
}

// A closed account is valid no more, but keeps the Starter that it was granted when it became so.
const VALID_DIRECTS = `SELECT count(*) AS directs FROM (
  SELECT 1 FROM member m WHERE m.sponsor_id = ? AND (m.is_valid = 1 OR (m.closed_at IS NOT NULL
    AND EXISTS (SELECT 1 FROM machine WHERE member_id = m.id AND product_id = 'starter'))) LIMIT ?)`;

/** How many of those whom a member invited have become valid, fifty at most. */
function validDirects(database: Database, memberId: number): number {
  const row = database.get<{ directs: number }>(VALID_DIRECTS, memberId, MAX_REFERRALS);
  return row?.directs ?? 0;
}

/** What the member has done, whatever the season says. */
function progressOf(task: Task, asked: Asked): Standing {
  const { database, member, now } = asked;
  const reward = BigInt(task.reward) * UNITS_PER_ONE;
  const once = { reward, seq: 0, claimable: 0n };
  const open = { ...once, progress: { done: 0, need: 1 } };
  const isClaimed = lastClaim(database, member.id, task.id) !== undefined;
  if (isClaimed && task.kind !== "referral") {
    return { ...once, state: "claimed", progress: { done: 1, need: 1 } };
  }
  const done = { ...once, claimable: reward, progress: { done: 1, need: 1 } };
  if (task.kind === "referral") return referralStanding(task, asked, reward);
  if (task.kind === "daily") return dailyStanding(asked);
  if (task.kind === "visit") {
    if (isVisited(database, member.id, task.id)) return { ...done, state: "claimable" };
    const availableAt = visitEndsAt(database, member.id, task.id, now);
    if (availableAt === undefined) {
      return { ...open, state: "available", failReason: "needs_action" };
    }
    return { ...open, state: "pending", availableAt, failReason: "too_early" };
  }
  if (task.isDone(database, member)) return { ...done, state: "claimable" };
  const lock = task.lock?.(member);
  if (lock) return { ...open, state: "locked", failReason: lock };
  if (task.isInReview?.(member)) return { ...open, state: "pending", failReason: "in_review" };
  return { ...open, state: "available", failReason: "needs_action" };
}

function referralStanding(task: Task, { database, member }: Asked, reward: bigint): Standing {
  const directs = validDirects(database, member.id);
  const claimed = lastClaim(database, member.id, task.id)?.seq ?? 0;
  const base = {
    reward,
    seq: directs,
    claimable: BigInt(Math.max(0, directs - claimed)) * reward,
    progress: { done: directs, need: MAX_REFERRALS },
  };
  if (base.claimable > 0n) return { ...base, state: "claimable" };
  if (claimed >= MAX_REFERRALS) return { ...base, state: "claimed" };
  if (!member.emailVerified) return { ...base, state: "locked", failReason: "needs_email" };
  return { ...base, state: "available", failReason: "needs_action" };
}

function dailyStanding({ database, member, now }: Asked): Standing {
  const { claimedToday } = checkInView(database, member.id, now);
  const reward = checkInReward(database, member.id, now);
  const midnight = (Math.floor(now / DAY_MS) + 1) * DAY_MS;
  const base = { reward, seq: 0, progress: { done: claimedToday ? 1 : 0, need: 1 } };
  return claimedToday
    ? { ...base, state: "claimed", claimable: 0n, availableAt: midnight }
    : { ...base, state: "claimable", claimable: reward, expiresAt: midnight };
}

/**
 * A member's standing in a task within the season: before it everything is locked, after it what is
 * unclaimed has expired, and what the pool cannot pay any more is closed.
 */
export function standingOf(database: Database, member: Member, task: Task, now: number): Standing {
  const season = currentSeason(database, now);
  const standing = progressOf(task, { database, member, season, now });
  if (standing.state === "claimed") return standing;
  const none = { ...standing, claimable: 0n };
  const problem = seasonProblem(season, now);
  if (!season || problem === "season_over") {
    return { ...none, state: "expired", failReason: "season_over" };
  }
  if (problem) {
    return { ...none, state: "locked", failReason: problem, availableAt: season.startsAt };
  }
  const needed = standing.claimable > 0n ? standing.claimable : standing.reward;
  if (!holds(season, needed)) return { ...none, state: "closed", failReason: "pool_spent" };
  return { expiresAt: season.endsAt, ...standing };
}

export function taskView(database: Database, member: Member, task: Task, now: number): TaskView {
  const { state, reward, claimable, progress, failReason, availableAt, expiresAt } = standingOf(
    database,
    member,
    task,
    now,
  );
  const { id, group, title, kind, url, isCore = false } = task;
  return {
    id,
    group,
    title,
    reward: fromUnits(reward),
    claimable: fromUnits(claimable),
    kind,
    state,
    isCore,
    progress,
    url,
    availableAt: availableAt === undefined ? null : toInstant(availableAt),
    expiresAt: expiresAt === undefined ? null : toInstant(expiresAt),
    failReason: failReason ?? null,
  };
}

export function taskViews(database: Database, member: Member, now: number): TaskView[] {
  return TASKS.map((task) => taskView(database, member, task, now));
}
