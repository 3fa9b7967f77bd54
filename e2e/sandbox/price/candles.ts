import type { Database } from "../database/database.ts";
import type { WalkingCode } from "./assets.ts";

export const SPAN_MS = { minute: 60_000, hour: 3_600_000, day: 86_400_000 } as const;
export type Span = keyof typeof SPAN_MS;
const SPANS = Object.keys(SPAN_MS) as Span[];

/** Prices in 10⁻⁶ USDT; `start` is business time. */
export interface Candle {
  start: number;
  open: number;
  high: number;
  low: number;
  close: number;
}

/** Collects points in memory and writes each candle once, merged with what is stored. */
interface CandleWriter {
  add(at: number, micros: number): void;
  flush(): void;
}

/** A writer of the candles of one code; points must come in ascending order. */
export function createCandleWriter(
  database: Database,
  code: WalkingCode,
  spans: readonly Span[] = SPANS,
): CandleWriter {
  const open = new Map<Span, Candle>();
  function write(span: Span, candle: Candle): void {
    database.run(
      `INSERT INTO candle (code, span, start, open, high, low, close) VALUES (?, ?, ?, ?, ?, ?, ?)
       ON CONFLICT (code, span, start) DO UPDATE SET
         high = max(high, excluded.high), low = min(low, excluded.low), close = excluded.close`,
      code,
      span,
      candle.start,
      candle.open,
      candle.high,
      candle.low,
      candle.close,
    );
  }
  return {
    add(at, micros) {
      for (const span of spans) {
        const start = Math.floor(at / SPAN_MS[span]) * SPAN_MS[span];
        const candle = open.get(span);
        if (candle?.start === start) {
          candle.high = Math.max(candle.high, micros);
          candle.low = Math.min(candle.low, micros);
          candle.close = micros;
          continue;
        }
        if (candle) write(span, candle);
        open.set(span, { start, open: micros, high: micros, low: micros, close: micros });
      }
    },
    flush() {
      for (const [span, candle] of open) write(span, candle);
      open.clear();
    },
  };
}

/** Stored candles from `since` on, ascending. */
export function readCandles(
  database: Database,
  code: WalkingCode,
  span: Span,
  since: number,
): Candle[] {
  return database.all<Candle>(
    "SELECT start, open, high, low, close FROM candle WHERE code = ? AND span = ? AND start >= ? ORDER BY start",
    code,
    span,
    since,
  );
}

/** When the last stored candle up to a moment began; the moment itself where there is none. */
export function lastStart(database: Database, code: WalkingCode, span: Span, at: number): number {
  const last = database.get<{ start: number | null }>(
    "SELECT max(start) AS start FROM candle WHERE code = ? AND span = ? AND start <= ?",
    code,
    span,
    at,
  );
  return last?.start ?? at;
}

type Extent = { readonly [Part in "open" | "high" | "low"]: number | null };

/** What stored candles from `since` on make up together; nulls where there are none. */
export function readExtent(
  database: Database,
  code: WalkingCode,
  span: Span,
  since: number,
): Extent {
  const among = [code, span, since] as const;
  const first = database.get<{ open: number }>(
    "SELECT open FROM candle WHERE code = ? AND span = ? AND start >= ? ORDER BY start LIMIT 1",
    ...among,
  );
  const bounds = database.get<Omit<Extent, "open">>(
    "SELECT max(high) AS high, min(low) AS low FROM candle WHERE code = ? AND span = ? AND start >= ?",
    ...among,
  );
  return { high: null, low: null, ...bounds, open: first?.open ?? null };
}

/** Merges ascending candles into wider ones of `widthMs`. */
export function mergeCandles(candles: readonly Candle[], widthMs: number): Candle[] {
  const merged: Candle[] = [];
  for (const candle of candles) {
    const start = Math.floor(candle.start / widthMs) * widthMs;
    const last = merged.at(-1);
    if (last?.start === start) {
      last.high = Math.max(last.high, candle.high);
      last.low = Math.min(last.low, candle.low);
      last.close = candle.close;
    } else {
      merged.push({ ...candle, start });
    }
  }
  return merged;
}
