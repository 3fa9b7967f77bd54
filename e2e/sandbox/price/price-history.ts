import type { z } from "zod";
import type { HISTORY_RANGES, pricePointSchema } from "../../../lib/contract/price.ts";
import { fromUnits } from "../../../lib/money/decimal.ts";
import { toInstant } from "../clock.ts";
import type { Database } from "../database/database.ts";
import { assetUnits, type PricedAsset } from "./assets.ts";
import { mergeCandles, readCandles, SPAN_MS, type Span } from "./candles.ts";

type HistoryRange = (typeof HISTORY_RANGES)[number];

interface Resolution {
  readonly span: Span;
  readonly lengthMs: number;
  readonly pointMs: number;
}

const RESOLUTIONS: Readonly<Record<HistoryRange, Resolution>> = {
  "1h": { span: "minute", lengthMs: SPAN_MS.hour, pointMs: SPAN_MS.minute },
  "24h": { span: "minute", lengthMs: SPAN_MS.day, pointMs: 10 * SPAN_MS.minute },
  "7d": { span: "hour", lengthMs: 7 * SPAN_MS.day, pointMs: SPAN_MS.hour },
  "30d": { span: "hour", lengthMs: 30 * SPAN_MS.day, pointMs: 4 * SPAN_MS.hour },
  "1y": { span: "day", lengthMs: 365 * SPAN_MS.day, pointMs: SPAN_MS.day },
  all: { span: "day", lengthMs: Number.POSITIVE_INFINITY, pointMs: SPAN_MS.day },
};

/** Points of a price history in USDT, ascending; `now` is business time. */
export function readHistory(
  database: Database,
  asset: PricedAsset,
  range: HistoryRange,
  now: number,
): z.input<typeof pricePointSchema>[] {
  const { span, lengthMs, pointMs } = RESOLUTIONS[range];
  const since = Math.max(0, now - lengthMs);
  const candles = readCandles(database, asset.source ?? "BTC", span, since);
  const price = (micros: number) => fromUnits(assetUnits(asset, micros));
  return mergeCandles(candles, pointMs).map(({ start, open, high, low, close }) => ({
    time: toInstant(start),
    price: price(close),
    open: price(open),
    high: price(high),
    low: price(low),
    close: price(close),
  }));
}
