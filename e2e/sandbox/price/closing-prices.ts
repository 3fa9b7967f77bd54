import type { Database } from "../database/database.ts";
import { DAY_MS } from "../jobs/day-close.ts";
import { assetUnits, findAsset, WALKING_CODES, type WalkingCode } from "./assets.ts";
import { type Candle, lastStart, readCandles } from "./candles.ts";
import { priceUnits, readPrices } from "./current-price.ts";

/** Prices of a UTC day, in units of 10⁻¹⁸ USDT. */
export interface DayPrices {
  /** Business time for which they hold: the day's end, or the last tick of the running day. */
  readonly asOf: number;
  of(symbol: string): bigint;
}

function closeOn(candles: readonly Candle[], day: number): number {
  const before = candles.findLast(({ start }) => start <= day * DAY_MS);
  return (before ?? candles[0])?.close ?? 0;
}

/**
 * Gives the closing prices of UTC days (numbered since 1970) from the given one on, and for the
 * running day the current ones. A day without prices has those of the last one before it, and a day before all of them
 * the first.
 */
export function closingPrices(
  database: Database,
  fromDay: number,
  now: number,
): (day: number) => DayPrices {
  const today = Math.floor(now / DAY_MS);
  const candles = new Map<WalkingCode, Candle[]>(
    WALKING_CODES.map((code) => {
      const since = lastStart(database, code, "day", fromDay * DAY_MS);
      return [code, readCandles(database, code, "day", since)];
    }),
  );
  const current = readPrices(database);
  return (day) => {
    if (day >= today) {
      return {
        asOf: Math.min(...[...current.values()].map(({ at }) => at)),
        of: (symbol) => priceUnits(current, symbol),
      };
    }
    return {
      asOf: (day + 1) * DAY_MS,
      of(symbol) {
        const asset = findAsset(symbol);
        if (!asset) throw new Error(`There is no price for ${symbol}`);
        const { source } = asset;
        return assetUnits(asset, source ? closeOn(candles.get(source) ?? [], day) : 0);
      },
    };
  };
}
