import { fromUnits, toUnits, UNITS_PER_ONE } from "../../money/units.ts";

export interface PriceMove {
  readonly direction: "up" | "down" | "flat";
  /** How far, in USDT, without a sign. */
  readonly distance: string;
  /** The same in percent of the first price, cut; null when that is zero. */
  readonly percent: string | null;
}

/** How far a price has moved from another, both in USDT. */
export function priceMove(from: string, to: string): PriceMove {
  const [start, end] = [toUnits(from), toUnits(to)];
  const change = end - start;
  const distance = change < 0n ? -change : change;
  return {
    direction: change === 0n ? "flat" : change > 0n ? "up" : "down",
    distance: fromUnits(distance),
    percent: start === 0n ? null : fromUnits((distance * 100n * UNITS_PER_ONE) / start),
  };
}
