import type { z } from "zod";
import type { prizeSchema } from "../../../lib/contract/game.ts";
import { fromUnits } from "../../../lib/money/decimal.ts";
import { UNITS_PER_ONE } from "../../../lib/money/units.ts";
import type { Database } from "../database/database.ts";
import { postJournal } from "../ledger/journal.ts";
import { givePower } from "../machine/temporary-power.ts";
import { earn } from "../mining/earnings.ts";
import { readRates } from "../mining/facts.ts";
import { priceUnits, readPrices } from "../price/current-price.ts";
import { AIRDROP_RATE } from "../wallet/convert-quote.ts";

const HOUR_MS = 3_600_000;
/** How long power from a game counts. */
export const POWER_HOURS = 24;

/** What can be won: units of 10⁻¹⁸ of a token, or power for a day. */
export type PrizeRule =
  | { readonly kind: "token"; readonly currency: "MERLIN" | "AmBTC"; readonly units: bigint }
  | { readonly kind: "power"; readonly th: number };

const SOURCES = { MERLIN: "rewards:MERLIN", AmBTC: "emission:AmBTC" } as const;
const NO_BONUS = { teamBps: 0, streakBps: 0, boostBps: 0 };

/** A prize in mBTC: at prices, by the airdrop's rate, or what the power mines after the fee. */
function milliBitcoin(database: Database, prize: PrizeRule, now: number): bigint {
  if (prize.kind === "power") {
    const perThDay = readRates(database).findLast(({ since }) => since <= now)?.perThDay ?? 0n;
    const { gross, fee } = earn(prize.th, perThDay, NO_BONUS, POWER_HOURS * HOUR_MS);
    return gross - fee;
  }
  if (prize.currency === "AmBTC") return (prize.units * AIRDROP_RATE) / UNITS_PER_ONE;
  const prices = readPrices(database);
  return (prize.units * priceUnits(prices, "MERLIN")) / priceUnits(prices, "mBTC");
}

/** A prize with what it is worth at a moment. */
export function prizeView(
  database: Database,
  prize: PrizeRule,
  now: number,
): z.input<typeof prizeSchema> {
  const inMilliBitcoin = milliBitcoin(database, prize, now);
  const inDollars = (inMilliBitcoin * priceUnits(readPrices(database), "mBTC")) / UNITS_PER_ONE;
  const value = { mBTC: fromUnits(inMilliBitcoin), USDT: fromUnits(inDollars) };
  return prize.kind === "power"
    ? { kind: "power", th: String(prize.th), hours: POWER_HOURS, value }
    : { kind: "token", symbol: prize.currency, amount: fromUnits(prize.units), value };
}

/**
 * Hands a prize over: tokens from where they are issued, power from now on for a day. Belongs into a
 * transaction. Gives the journal's id, null for power.
 */
export function givePrize(
  database: Database,
  memberId: number,
  prize: PrizeRule,
  ref: string,
  now: number,
): number | null {
  if (prize.kind === "power") {
    givePower(database, memberId, prize.th, { from: now, to: now + POWER_HOURS * HOUR_MS });
    return null;
  }
  const { currency, units } = prize;
  return postJournal(database, {
    kind: "game_reward",
    ref,
    at: now,
    entries: [
      { account: SOURCES[currency], currency, units: -units },
      { account: { memberId, bucket: "available" }, currency, units },
    ],
  });
}
