import type { Database } from "../database/database.ts";
import type { JobDefinition } from "../jobs/scheduler.ts";
import { boundaryPrice } from "./boundary-price.ts";
import { findRound, ROUND_JOB } from "./round.ts";
import { PRICE_GRACE_MS, roundTimes } from "./rules.ts";
import { refundRound, settleRound } from "./settle.ts";

const LOOK_AGAIN_MS = 5_000;

/**
 * Locks and settles a round that a member has entered, each at the first price at or after its
 * moment; when none comes in time the round is cancelled and refunded (R11.11).
 */
export function predictionRoundJob(database: Database): JobDefinition {
  return {
    name: ROUND_JOB,
    run({ ref, dueAt }) {
      const epoch = Number(ref);
      const round = findRound(database, epoch);
      if (round?.status !== "running") return undefined;
      const { lockAt, closeAt } = roundTimes(epoch);
      const isLocked = round.lock_micros !== null;
      const moment = isLocked ? closeAt : lockAt;
      const price = boundaryPrice(database, moment);
      if (!price && dueAt < moment + PRICE_GRACE_MS) return dueAt + LOOK_AGAIN_MS;
      if (!price) {
        refundRound(database, round, "no_price", dueAt);
        return undefined;
      }
      if (isLocked) {
        settleRound(database, epoch, price.micros, dueAt);
        return undefined;
      }
      database.run(
        "UPDATE prediction_round SET lock_micros = ? WHERE epoch = ?",
        price.micros,
        epoch,
      );
      return closeAt;
    },
  };
}
