import { UPSTREAM_CODES } from "../../../lib/contract/protocol/errors.ts";
import { PREDICTION_FEE_BPS } from "../../../lib/contract/rules/published-rules.ts";
import { fromUnits, toUnits } from "../../../lib/money/decimal.ts";
import type { Database } from "../database/database.ts";
import { conflict, invalid, notFound, Refusal } from "../http/refusal.ts";
import { fullAmountOf, say } from "../texts/say.ts";
import { pauseReason } from "./operation.ts";
import { findRound, placeStake } from "./round.ts";
import { LOCK_BUFFER_MS, MAX_STAKE, MIN_STAKE, openEpoch, roundTimes, type Side } from "./rules.ts";
import { stakeRoom } from "./stake-limit.ts";

interface Entry {
  readonly epoch: number;
  readonly side: Side;
  /** In MERLIN. */
  readonly amount: string;
  /** The fee that the member was shown. */
  readonly feeBps?: number | undefined;
}

function refuseWhilePaused(database: Database, now: number): void {
  const reason = pauseReason(database, now);
  if (reason === "operator") throw conflict("Predictions are paused.");
  if (reason) {
    const message = "The BTC price isn’t up to date, so entries are paused. Try again.";
    throw new Refusal(503, UPSTREAM_CODES.unavailable, message);
  }
}

function refuseClosedRound(database: Database, memberId: number, epoch: number, now: number) {
  const { startAt, lockAt } = roundTimes(epoch);
  if (epoch > openEpoch(now) + 1) throw notFound("We can’t find this round.");
  if (now < startAt) throw conflict("This round isn’t open yet.");
  if (now >= lockAt - LOCK_BUFFER_MS) throw conflict("This round takes no more entries.");
  const round = findRound(database, epoch);
  if (round && round.status !== "running") throw conflict("This round was canceled.");
  const entered = database.get(
    "SELECT 1 FROM prediction_position WHERE member_id = ? AND epoch = ?",
    memberId,
    epoch,
  );
  if (entered) throw conflict("You’ve already entered this round.");
}

function checkedStake(database: Database, memberId: number, amount: string, now: number): bigint {
  const units = toUnits(amount);
  if (units < MIN_STAKE) {
    throw invalid({
      amount: say("The minimum is {amount}.", { amount: fullAmountOf(MIN_STAKE, "MERLIN") }),
    });
  }
  if (units > MAX_STAKE) {
    throw invalid({
      amount: say("The maximum is {amount}.", { amount: fullAmountOf(MAX_STAKE, "MERLIN") }),
    });
  }
  const room = stakeRoom(database, memberId, now);
  if (room !== null && units > room) {
    const message = say("Your daily limit leaves {amount} today.", {
      amount: fullAmountOf(room, "MERLIN"),
    });
    throw new Refusal(403, UPSTREAM_CODES.stakeLimitReached, message, {
      errors: { amount: [message] },
      available: fromUnits(room),
    });
  }
  return units;
}

function refuseOtherFee(feeBps: number | undefined): void {
  if (feeBps === undefined || feeBps === PREDICTION_FEE_BPS) return;
  throw conflict(
    say("The fee is now {percent}% of the pot.", { percent: PREDICTION_FEE_BPS / 100 }),
  );
}

/**
 * Stakes on a side of the open round, once and for good. Belongs into a transaction. Gives the
 * position's id.
 *
 * @throws Refusal 409 locked, entered before, cancelled, paused by the operator or shown with another fee; 503 with a stale
 *   price; 404 far ahead; 422 outside the stake's bounds; 403/4035 over the own daily limit
 * @throws OverdrawnAccountError, which the router answers with 422/4221
 */
export function enterRound(
  database: Database,
  memberId: number,
  { epoch, side, amount, feeBps }: Entry,
  now: number,
): number {
  refuseWhilePaused(database, now);
  refuseClosedRound(database, memberId, epoch, now);
  refuseOtherFee(feeBps);
  const units = checkedStake(database, memberId, amount, now);
  return placeStake(database, { memberId, epoch, side, units, at: now });
}
