import { toUnits } from "../../../lib/money/decimal.ts";
import type { Database } from "../database/database.ts";
import { recordBoundaries } from "../prediction/boundary-price.ts";
import { watchTicks } from "../price-alert/watch.ts";
import { findAsset, UNITS_PER_MICRO, type WalkingCode } from "./assets.ts";
import { createCandleWriter } from "./candles.ts";
import { layPath, readPrices, writePrice } from "./current-price.ts";

/** A price in USDT for any walking or derived code, as 10⁻⁶ of its source; undefined if impossible. */
export function sourceMicros(
  code: string,
  price: string,
): { source: WalkingCode; micros: number } | undefined {
  const asset = findAsset(code);
  if (!asset?.source) return undefined;
  const units = toUnits(price) * asset.divisor;
  const micros = units / UNITS_PER_MICRO;
  if (micros <= 0n || micros > 10n ** 15n || units % UNITS_PER_MICRO !== 0n) return undefined;
  return { source: asset.source, micros: Number(micros) };
}

/** Sets a price at once and lays down those of the coming ticks; derived codes move their source. */
export function setPrice(
  database: Database,
  source: WalkingCode,
  [first, ...path]: readonly [number, ...number[]],
  now: number,
): void {
  database.transaction(() => {
    const before = readPrices(database).get(source);
    const steps = before?.steps ?? 0;
    const candles = createCandleWriter(database, source);
    candles.add(now, first);
    candles.flush();
    if (source === "BTC")
      recordBoundaries(database, before?.at ?? now, [{ at: now, micros: first }]);
    writePrice(database, { code: source, micros: first, at: now, steps });
    layPath(database, source, path);
    watchTicks(database, source, [{ at: now, micros: first }]);
  });
}
