import type { Database } from "../database/database.ts";
import { WALKING_ASSETS, WALKING_CODES, type WalkingCode } from "./assets.ts";
import { createCandleWriter, SPAN_MS, type Span } from "./candles.ts";
import { writePrice } from "./current-price.ts";
import { seedNumber, walk } from "./random-walk.ts";

interface Stretch {
  readonly stepMs: number;
  readonly count: number;
  readonly spans: readonly Span[];
}

/** With one step only, an old candle would have neither body nor wick. */
const STEPS_A_CANDLE = 6;

const STRETCHES: readonly Stretch[] = [
  { stepMs: SPAN_MS.minute, count: 1_440, spans: ["minute", "hour", "day"] },
  {
    stepMs: SPAN_MS.hour / STEPS_A_CANDLE,
    count: 59 * 24 * STEPS_A_CANDLE,
    spans: ["hour", "day"],
  },
  { stepMs: SPAN_MS.day / STEPS_A_CANDLE, count: 305 * STEPS_A_CANDLE, spans: ["day"] },
];

// Time-reversed, a random walk is a random walk: going backwards ends exactly at the start price.
function backfillCode(database: Database, code: WalkingCode, now: number, seed: number): void {
  let micros = WALKING_ASSETS[code].startMicros;
  let at = now;
  let step = 0;
  for (const { stepMs, count, spans } of STRETCHES) {
    const points: { at: number; micros: number }[] = [];
    for (let index = 0; index < count; index += 1) {
      points.push({ at, micros });
      step -= 1;
      micros = walk(code, micros, stepMs, seed, step);
      at -= stepMs;
    }
    const candles = createCandleWriter(database, code, spans);
    for (const point of points.reverse()) candles.add(point.at, point.micros);
    candles.flush();
  }
}

/** Lays down a year of price history that ends at the start prices: minutes, then hours, then days. */
export function backfillPrices(database: Database, now: number, priceSeed: string): void {
  for (const code of WALKING_CODES) {
    backfillCode(database, code, now, seedNumber(`${priceSeed}:${code}`));
    const { startMicros } = WALKING_ASSETS[code];
    writePrice(database, { code, micros: startMicros, at: now, steps: 0 });
  }
}
