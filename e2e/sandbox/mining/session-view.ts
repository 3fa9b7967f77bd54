import type { z } from "zod";
import type { miningSegmentSchema, miningSessionSchema } from "../../../lib/contract/mining.ts";
import { fromUnits } from "../../../lib/money/decimal.ts";
import { toInstant } from "../clock.ts";
import type { Database } from "../database/database.ts";
import { currentRate } from "./rate.ts";
import { type Segment, segmentEarnings } from "./segments.ts";
import { accrue, newestSession, placeOf, unclaimedOf } from "./session.ts";
import { standing } from "./streak.ts";

function segmentView(segment: Segment): z.input<typeof miningSegmentSchema> {
  const { gross, fee } = segmentEarnings(segment);
  return {
    from: toInstant(segment.from),
    to: toInstant(segment.to),
    th: String(segment.th),
    teamBps: segment.teamBps,
    streakBps: segment.streakBps,
    boostBps: segment.boostBps,
    gross: fromUnits(gross),
    fee: fromUnits(fee),
    net: fromUnits(gross - fee),
  };
}

/** A member's mining as it stands: the newest session, its state and figures. */
export function sessionView(
  database: Database,
  memberId: number,
  now: number,
): z.input<typeof miningSessionSchema> {
  const session = newestSession(database, memberId);
  const place = standing(placeOf(session), now);
  const accrual = session && accrue(database, session, now);
  const unclaimed = accrual ? unclaimedOf(session, accrual) : { gross: 0n, fee: 0n };
  const isRunning = session !== undefined && now < session.ends_at;
  const waits = unclaimed.gross > unclaimed.fee;
  const rate = isRunning ? currentRate(database, memberId, now) : undefined;
  return {
    state: isRunning ? "running" : waits ? "ended" : "idle",
    startedAt: session ? toInstant(session.started_at) : null,
    endsAt: session ? toInstant(session.ends_at) : null,
    accrued: fromUnits(accrual ? accrual.gross - accrual.fee : 0n),
    accruedAt: toInstant(accrual?.until ?? now),
    ratePerHour: fromUnits(rate ? rate.gross - rate.fee : 0n),
    segments: accrual?.segments.map(segmentView) ?? [],
    unclaimed: fromUnits(unclaimed.gross - unclaimed.fee),
    streak: place.streak,
    daysOff: place.daysOff,
    streakUntil: place.until === null ? null : toInstant(place.until),
    serverTime: toInstant(now),
  };
}
