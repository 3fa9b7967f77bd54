import { toUnits } from "../../../lib/money/decimal.ts";
import type { Database } from "../database/database.ts";
import { recordPrice } from "../prediction/price-record.ts";
import { findRound, placeStake } from "../prediction/round.ts";
import { openEpoch, roundTimes, type Side } from "../prediction/rules.ts";
import { settleRound } from "../prediction/settle.ts";
import { readCandles, SPAN_MS } from "../price/candles.ts";

/** Prices at the locks of the last hours, each with its record, so that past rounds can be shown from the beginning. */
export function seedBoundaries(database: Database): void {
  database.run(
    "INSERT INTO boundary_price (boundary, micros, has_bots) SELECT start, open, 1 FROM candle WHERE code = 'BTC' AND span = 'minute' AND start % 300000 = 0",
  );
  const seeded = database.all<{ boundary: number; micros: number }>(
    "SELECT boundary, micros FROM boundary_price ORDER BY boundary",
  );
  for (const { boundary, micros } of seeded)
    recordPrice(database, { boundary, micros, at: boundary });
}

/** Steps by which a seeded round ends above, below or at its lock, in 10⁻⁶ USDT. */
const STEPS = { up: 12_340_000, down: -9_870_000, tie: 0 } as const;

/**
 * A round that a member entered on a side against the house bots, and that ended as said. The stake is
 * placed half a minute after the round has opened.
 */
export function seedRound(
  database: Database,
  memberId: number,
  at: number,
  stake: { readonly side: Side; readonly amount: string; readonly ends: keyof typeof STEPS },
): void {
  const epoch = openEpoch(at);
  const { startAt, lockAt, closeAt } = roundTimes(epoch);
  const hour = Math.floor(lockAt / SPAN_MS.hour) * SPAN_MS.hour;
  const lock = readCandles(database, "BTC", "hour", hour)[0]?.open;
  if (lock === undefined) throw new Error(`There is no price for round ${epoch}`);
  placeStake(database, {
    memberId,
    epoch,
    side: stake.side,
    units: toUnits(stake.amount),
    at: startAt + 30_000,
  });
  database.run("UPDATE prediction_round SET lock_micros = ? WHERE epoch = ?", lock, epoch);
  settleRound(database, epoch, lock + STEPS[stake.ends], closeAt);
  if (findRound(database, epoch)?.status !== "closed") throw new Error(`${epoch} is not closed`);
}
