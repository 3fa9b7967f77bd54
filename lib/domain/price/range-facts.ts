import { changeInPercent, fromUnits, toUnits } from "../../money/units.ts";
import type { PricePoint } from "./history.ts";

export interface RangeFacts {
  readonly high: string;
  readonly low: string;
  /** From the first price to the last, in USDT. */
  readonly difference: string;
  /** The same in percent, cut; null when the first price is zero. */
  readonly change: string | null;
}

// By units and not by `decimal.ts`, whose library weighs more than all else that the page of a token loads.
function extreme(prices: readonly string[], isBetter: (one: bigint, other: bigint) => boolean) {
  return prices.reduce((best, price) => (isBetter(toUnits(price), toUnits(best)) ? price : best));
}

/** High, low and change over the points, or null when there are none. */
export function rangeFacts(points: readonly PricePoint[]): RangeFacts | null {
  const [first] = points;
  const last = points.at(-1);
  if (!first || !last) return null;
  const start = first.candle?.open ?? first.price;
  return {
    high: extreme(
      points.map(({ price, candle }) => candle?.high ?? price),
      (one, other) => one > other,
    ),
    low: extreme(
      points.map(({ price, candle }) => candle?.low ?? price),
      (one, other) => one < other,
    ),
    difference: fromUnits(toUnits(last.price) - toUnits(start)),
    change: changeInPercent(start, last.price),
  };
}
