import { UNITS_PER_ONE } from "../../../lib/money/units.ts";

/** Points in units of 10⁻¹⁸; a point is a USDT of a machine's price. */
export function pointUnits(points: number): bigint {
  return BigInt(points) * UNITS_PER_ONE;
}

/** Volume points as the contract writes amounts; they are whole. */
export function pointText(points: number): string {
  return String(points);
}

/** The UTC day of a moment as `YYYY-MM-DD`. */
export function dayOf(at: number): string {
  return new Date(at).toISOString().slice(0, 10);
}
