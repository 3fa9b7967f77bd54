import type { z } from "zod";
import type { checkInSchema } from "../../../lib/contract/airdrop.ts";
import { fromUnits } from "../../../lib/money/decimal.ts";
import { UNITS_PER_ONE } from "../../../lib/money/units.ts";
import type { Member } from "../account/member.ts";
import { refreshValidity } from "../account/validity.ts";
import { toInstant } from "../clock.ts";
import type { Database } from "../database/database.ts";
import { conflict } from "../http/refusal.ts";
import { DAY_MS } from "../jobs/day-close.ts";
import { CHECK_IN, lastClaim, recordClaim } from "./claim-record.ts";
import { currentSeason, holds, seasonProblem } from "./season.ts";

/** Rewards of the seven days in AmBTC (R11.8). */
const REWARDS = [1n, 1n, 2n, 2n, 3n, 3n, 5n].map((amount) => amount * UNITS_PER_ONE);

function place(database: Database, memberId: number, today: number) {
  const last = lastClaim(database, memberId, CHECK_IN);
  const claimedToday = last?.seq === today;
  const isUnbroken = claimedToday || last?.seq === today - 1;
  const streak = isUnbroken ? (last?.streak ?? 0) : 0;
  // The streak that today's check-in has or would have.
  const current = claimedToday ? streak : streak + 1;
  return { claimedToday, streak, current, day: ((current - 1) % REWARDS.length) + 1 };
}

/** What a check-in at this moment of a member pays, in units of 10⁻¹⁸ AmBTC, were there no season to ask. */
export function checkInReward(database: Database, memberId: number, now: number): bigint {
  const { day } = place(database, memberId, Math.floor(now / DAY_MS));
  return REWARDS[day - 1] ?? 0n;
}

/** A member's check-ins as the contract shows them. */
export function checkInView(
  database: Database,
  memberId: number,
  now: number,
): z.input<typeof checkInSchema> {
  const today = Math.floor(now / DAY_MS);
  const { claimedToday, streak, day } = place(database, memberId, today);
  return {
    day,
    streak,
    claimedToday,
    nextAt: claimedToday ? toInstant((today + 1) * DAY_MS) : null,
    rewards: REWARDS.map((units) => fromUnits(units)),
  };
}

/**
 * Checks a member in for the UTC day; missing one starts at the first reward again. Without a running
 * season or with a spent pool it counts and pays nothing, so that a newcomer can still become valid.
 * Belongs into a transaction. Gives the reward and the member's validity afterwards.
 *
 * @throws Refusal 409 when today's is done
 */
export function checkIn(database: Database, member: Member, now: number) {
  const today = Math.floor(now / DAY_MS);
  const { claimedToday, current, day } = place(database, member.id, today);
  if (claimedToday) throw conflict("You’ve already checked in today.");
  const season = currentSeason(database, now);
  const full = REWARDS[day - 1] ?? 0n;
  const pays = season && !seasonProblem(season, now) && holds(season, full);
  const reward = pays ? full : 0n;
  recordClaim(database, season, {
    memberId: member.id,
    task: CHECK_IN,
    seq: today,
    units: reward,
    at: now,
    streak: current,
  });
  return { reward, isValid: refreshValidity(database, member, now) };
}
