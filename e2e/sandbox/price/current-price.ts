import type { Database } from "../database/database.ts";
import { assetUnits, findAsset, type WalkingCode } from "./assets.ts";

/** `at` is the business time of the last tick, `steps` the number of steps walked so far. */
export interface PriceRow {
  readonly code: WalkingCode;
  readonly micros: number;
  readonly at: number;
  readonly steps: number;
}

export function readPrices(database: Database): Map<WalkingCode, PriceRow> {
  const rows = database.all<PriceRow>("SELECT code, micros, at, steps FROM price");
  return new Map(rows.map((row) => [row.code, row]));
}

export function writePrice(database: Database, { code, micros, at, steps }: PriceRow): void {
  database.run(
    "INSERT INTO price (code, micros, at, steps) VALUES (?, ?, ?, ?) ON CONFLICT (code) DO UPDATE SET micros = excluded.micros, at = excluded.at, steps = excluded.steps",
    code,
    micros,
    at,
    steps,
  );
}

/** The price of any code in units of 10⁻¹⁸ USDT. @throws Error for an unknown code */
export function priceUnits(prices: ReadonlyMap<WalkingCode, PriceRow>, code: string): bigint {
  const asset = findAsset(code);
  if (!asset) throw new Error(`There is no price for ${code}`);
  return assetUnits(asset, asset.source ? (prices.get(asset.source)?.micros ?? 0) : 0);
}

/** Takes the next price that was laid down in advance for a code, if there is one. */
export function takePathPrice(database: Database, code: WalkingCode): number | undefined {
  const row = database.get<{ id: number; micros: number }>(
    "SELECT id, micros FROM price_path WHERE code = ? ORDER BY id LIMIT 1",
    code,
  );
  if (row) database.run("DELETE FROM price_path WHERE id = ?", row.id);
  return row?.micros;
}

/** Replaces the prices that a code will take at its next ticks. */
export function layPath(database: Database, code: WalkingCode, path: readonly number[]): void {
  database.run("DELETE FROM price_path WHERE code = ?", code);
  for (const micros of path) {
    database.run("INSERT INTO price_path (code, micros) VALUES (?, ?)", code, micros);
  }
}

const STALE_MS = 30_000;

/** Whether the last tick of a code's source is more than thirty seconds old; a fixed price never is. */
export function isStale(
  prices: ReadonlyMap<WalkingCode, PriceRow>,
  code: string,
  now: number,
): boolean {
  const source = findAsset(code)?.source;
  return source !== undefined && (prices.get(source)?.at ?? 0) < now - STALE_MS;
}
