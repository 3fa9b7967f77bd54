import type { z } from "zod";
import type { priceSchema } from "../../../lib/contract/price.ts";
import { fromUnits } from "../../../lib/money/decimal.ts";
import { UNITS_PER_ONE } from "../../../lib/money/units.ts";
import { toInstant } from "../clock.ts";
import type { Database } from "../database/database.ts";
import { assetUnits, PRICED_ASSETS, type PricedAsset, type WalkingCode } from "./assets.ts";
import { type Candle, mergeCandles, readCandles, readExtent, SPAN_MS } from "./candles.ts";
import { readPrices } from "./current-price.ts";

type PriceView = z.input<typeof priceSchema>;

const SPARKLINE_POINT_MS = 4 * SPAN_MS.hour;
const NONE = { open: null, high: null, low: null };

interface Course {
  readonly micros: number;
  readonly at: number;
  readonly day: ReturnType<typeof readExtent>;
  readonly week: readonly Candle[];
}

function percentChange(before: bigint, now: bigint): string {
  return before === 0n
    ? fromUnits(0n)
    : fromUnits(((now - before) * 100n * UNITS_PER_ONE) / before);
}

function view(asset: PricedAsset, { micros, at, day, week }: Course): PriceView {
  const price = (value: number) => fromUnits(assetUnits(asset, value));
  const before = assetUnits(asset, day.open || micros);
  return {
    code: asset.code,
    name: asset.name,
    price: price(micros),
    logo: { completedUrl: null },
    change24h: percentChange(before, assetUnits(asset, micros)),
    high24h: price(Math.max(micros, day.high ?? micros)),
    low24h: price(Math.min(micros, day.low ?? micros)),
    sparkline7d: mergeCandles(week, SPARKLINE_POINT_MS).map(({ close }) => price(close)),
    updatedAt: toInstant(at),
    simulated: true,
  };
}

/** Every price with its day and week, in USDT. `now` is business time. */
export function listPrices(database: Database, now: number): PriceView[] {
  const prices = readPrices(database);
  const courses = new Map<WalkingCode, Course>();
  for (const [code, { micros, at }] of prices) {
    courses.set(code, {
      ...{ micros, at },
      // By the minute, as the price's history has it.
      day: readExtent(database, code, "minute", now - SPAN_MS.day),
      week: readCandles(database, code, "hour", now - 7 * SPAN_MS.day),
    });
  }
  return PRICED_ASSETS.map((asset) => {
    const course = courses.get(asset.source ?? "BTC");
    return view(asset, course ?? { micros: 0, at: now, day: NONE, week: [] });
  });
}
