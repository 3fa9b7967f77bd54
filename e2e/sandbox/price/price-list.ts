import type { z } from "zod";
import type { priceSchema } from "../../../lib/contract/price.ts";
import { fromUnits } from "../../../lib/money/decimal.ts";
import { UNITS_PER_ONE } from "../../../lib/money/units.ts";
import { toInstant } from "../clock.ts";
import type { Database } from "../database/database.ts";
import { assetUnits, PRICED_ASSETS, type PricedAsset, type WalkingCode } from "./assets.ts";
import { type Candle, mergeCandles, readCandles, SPAN_MS } from "./candles.ts";
import { readPrices } from "./current-price.ts";

type PriceView = z.input<typeof priceSchema>;

const SPARKLINE_POINT_MS = 4 * SPAN_MS.hour;
const FLAT: Candle = { start: 0, open: 0, high: 0, low: 0, close: 0 };

function percentChange(before: bigint, now: bigint): string {
  return before === 0n
    ? fromUnits(0n)
    : fromUnits(((now - before) * 100n * UNITS_PER_ONE) / before);
}

function view(asset: PricedAsset, micros: number, at: number, week: readonly Candle[]): PriceView {
  const price = (value: number) => fromUnits(assetUnits(asset, value));
  const dayAgo = at - SPAN_MS.day;
  const day = week.filter(({ start }) => start >= dayAgo - SPAN_MS.hour);
  const before = assetUnits(asset, (day[0] ?? FLAT).open || micros);
  return {
    code: asset.code,
    name: asset.name,
    price: price(micros),
    logo: { completedUrl: null },
    change24h: percentChange(before, assetUnits(asset, micros)),
    high24h: price(Math.max(micros, ...day.map(({ high }) => high))),
    low24h: price(Math.min(micros, ...day.map(({ low }) => low))),
    sparkline7d: mergeCandles(week, SPARKLINE_POINT_MS).map(({ close }) => price(close)),
    updatedAt: toInstant(at),
    simulated: true,
  };
}

/** Every price with its day and week, in USDT. `now` is business time. */
export function listPrices(database: Database, now: number): PriceView[] {
  const prices = readPrices(database);
  const weeks = new Map<WalkingCode, Candle[]>();
  for (const code of prices.keys()) {
    weeks.set(code, readCandles(database, code, "hour", now - 7 * SPAN_MS.day));
  }
  return PRICED_ASSETS.map((asset) => {
    const row = asset.source && prices.get(asset.source);
    const week = weeks.get(asset.source ?? "BTC") ?? [];
    return view(asset, row?.micros ?? 0, row?.at ?? now, week);
  });
}
