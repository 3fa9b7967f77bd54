import type { Database } from "../database/database.ts";
import { hasHouseBots } from "./operation.ts";
import { forgetRecords, recordPrice } from "./price-record.ts";
import { INTERVAL_MS, PRICE_GRACE_MS } from "./rules.ts";

/** Prices at locks are kept for a week; rounds that a member entered keep their own. */
const KEPT_MS = 7 * 86_400_000;

interface Tick {
  readonly at: number;
  readonly micros: number;
}

/**
 * Keeps the first price of BTC at or after each moment at which rounds lock and close, if it came in
 * time. `before` is the moment of the tick before the first one.
 */
export function recordBoundaries(database: Database, before: number, ticks: readonly Tick[]): void {
  const hasBots = hasHouseBots(database) ? 1 : 0;
  let previous = before;
  let newest: number | undefined;
  for (const { at, micros } of ticks) {
    const boundary = Math.floor(at / INTERVAL_MS) * INTERVAL_MS;
    if (boundary > previous && at - boundary <= PRICE_GRACE_MS) {
      newest = boundary;
      const { changes } = database.run(
        "INSERT OR IGNORE INTO boundary_price (boundary, micros, has_bots) VALUES (?, ?, ?)",
        boundary,
        micros,
        hasBots,
      );
      if (changes > 0) recordPrice(database, { boundary, micros, at });
    }
    previous = at;
  }
  if (newest === undefined) return;
  database.run("DELETE FROM boundary_price WHERE boundary < ?", newest - KEPT_MS);
  forgetRecords(database, newest - KEPT_MS);
}

/** The first price at or after a boundary, with whether house bots were on; undefined without one in time. */
export function boundaryPrice(database: Database, boundary: number) {
  const row = database.get<{ micros: number; has_bots: number }>(
    "SELECT micros, has_bots FROM boundary_price WHERE boundary = ?",
    boundary,
  );
  return row && { micros: row.micros, hasBots: row.has_bots === 1 };
}
