import type { z } from "zod";
import type { roundSchema } from "../../../lib/contract/prediction.ts";
import { fromUnits } from "../../../lib/money/decimal.ts";
import { toInstant } from "../clock.ts";
import type { Database } from "../database/database.ts";
import { UNITS_PER_MICRO } from "../price/assets.ts";
import { boundaryPrice } from "./boundary-price.ts";
import { hasHouseBots } from "./operation.ts";
import { findRound, type RoundRow } from "./round.ts";
import {
  HOUSE_STAKE,
  LOCK_BUFFER_MS,
  PRICE_GRACE_MS,
  ratioOf,
  resultOf,
  roundTimes,
} from "./rules.ts";

type RoundView = z.input<typeof roundSchema>;

/** A price in USDT as the contract shows it. */
export function priceText(micros: number | null | undefined): string | null {
  return typeof micros === "number" ? fromUnits(BigInt(micros) * UNITS_PER_MICRO) : null;
}

/**
 * A round that no member has entered follows from the prices alone: house bots play against each
 * other for nothing, so that no journal is needed.
 */
function unplayedRound(database: Database, epoch: number, now: number): RoundRow {
  const { lockAt, closeAt } = roundTimes(epoch);
  const lock = boundaryPrice(database, lockAt);
  const close = boundaryPrice(database, closeAt);
  const hasBots = now < lockAt ? hasHouseBots(database) : (lock?.hasBots ?? false);
  const house = String(hasBots ? HOUSE_STAKE : 0n);
  const isLate = (moment: number) => now > moment + PRICE_GRACE_MS;
  const isCancelled = (!lock && isLate(lockAt)) || (!close && isLate(closeAt));
  const result = lock && close ? resultOf(lock.micros, close.micros) : null;
  return {
    epoch,
    status: isCancelled ? "cancelled" : result ? "closed" : "running",
    up_pool: house,
    down_pool: house,
    house,
    players: 0,
    lock_micros: lock?.micros ?? null,
    close_micros: close?.micros ?? null,
    result,
    refund_reason: isCancelled ? "no_price" : result === "tie" ? "tie" : null,
    fee: "0",
  };
}

function statusOf({ epoch, status }: RoundRow, now: number): RoundView["status"] {
  if (status !== "running") return status;
  const { startAt, lockAt, closeAt } = roundTimes(epoch);
  if (now < startAt) return "later";
  if (now < lockAt) return "open";
  return now < closeAt ? "live" : "calculating";
}

function ownPosition(database: Database, epoch: number, memberId: number): RoundView["me"] {
  const row = database.get<{
    side: "up" | "down";
    amount: string;
    payout: string | null;
    status: "open" | "won" | "lost" | "refunded";
  }>(
    "SELECT side, amount, payout, status FROM prediction_position WHERE epoch = ? AND member_id = ?",
    epoch,
    memberId,
  );
  if (!row) return null;
  return {
    side: row.side,
    amount: fromUnits(BigInt(row.amount)),
    payout: row.payout === null ? null : fromUnits(BigInt(row.payout)),
    status: row.status,
  };
}

export function roundView(
  database: Database,
  memberId: number,
  epoch: number,
  now: number,
): RoundView {
  const row = findRound(database, epoch) ?? unplayedRound(database, epoch, now);
  const { startAt, lockAt, closeAt } = roundTimes(epoch);
  const [up, down] = [BigInt(row.up_pool), BigInt(row.down_pool)];
  const ratio = (pool: bigint) => {
    const units = ratioOf(up + down, pool);
    return units === null ? null : fromUnits(units);
  };
  return {
    epoch,
    status: statusOf(row, now),
    startAt: toInstant(startAt),
    lockAt: toInstant(lockAt),
    closeAt: toInstant(closeAt),
    entriesUntil: toInstant(lockAt - LOCK_BUFFER_MS),
    lockPrice: priceText(row.lock_micros ?? boundaryPrice(database, lockAt)?.micros),
    closePrice: priceText(row.close_micros),
    upPool: fromUnits(up),
    downPool: fromUnits(down),
    upRatio: ratio(up),
    downRatio: ratio(down),
    house: fromUnits(BigInt(row.house)),
    players: row.players,
    result: row.result,
    refundReason: row.refund_reason,
    fee: fromUnits(BigInt(row.fee)),
    me: ownPosition(database, epoch, memberId),
  };
}

/** Whether a round can be told about: entered by somebody, or near enough for its prices to be kept. */
export function isKnownRound(database: Database, epoch: number, now: number): boolean {
  const { startAt, closeAt } = roundTimes(epoch);
  if (startAt > now) return startAt - now <= closeAt - startAt;
  if (findRound(database, epoch)) return true;
  const oldest = database.get<{ at: number | null }>(
    "SELECT min(boundary) AS at FROM boundary_price",
  )?.at;
  return typeof oldest === "number" && roundTimes(epoch).lockAt >= oldest;
}
