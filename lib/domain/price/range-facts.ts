import { largestAmount, percentOf, smallestAmount, subtractAmount } from "../../money/decimal.ts";
import type { PricePoint } from "./history.ts";

export interface RangeFacts {
  readonly high: string;
  readonly low: string;
  /** From the first price to the last, in USDT. */
  readonly difference: string;
  /** The same in percent; null when the first price is zero. */
  readonly change: string | null;
}

/** High, low and change over the points, or null when there are none. */
export function rangeFacts(points: readonly PricePoint[]): RangeFacts | null {
  const [first] = points;
  const last = points.at(-1);
  const high = largestAmount(points.map(({ price, candle }) => candle?.high ?? price));
  const low = smallestAmount(points.map(({ price, candle }) => candle?.low ?? price));
  if (!first || !last || high === null || low === null) return null;
  const start = first.candle?.open ?? first.price;
  const difference = subtractAmount(last.price, start);
  return { high, low, difference, change: percentOf(difference, start) };
}
