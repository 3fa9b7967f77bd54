const DAYS_A_MONTH = 30;

/** What a machine costs and brings, in USDT. */
export interface Projection {
  readonly cost: number;
  /** On its first day, after the fee. */
  readonly perDay: number;
  /** Its term in days. */
  readonly days: number;
  /** By how much of itself the rate falls in thirty days: 0.03 is three percent. */
  readonly fall: number;
}

/** A figure that is a hair's breadth above a whole day is that day. */
const ROUNDING = 1e-9;

/**
 * What has come in after so many days, less the price; each day brings a little less than the one before. An
 * estimate for a drawing, so it counts in floating point.
 */
export function balanceAfter(day: number, { cost, perDay, fall }: Projection): number {
  const kept = (1 - fall) ** (1 / DAYS_A_MONTH);
  const worked = kept === 1 ? day : (1 - kept ** day) / (1 - kept);
  return perDay * worked - cost;
}

/** The first day on which the price is covered; null when the term is over before. */
export function breakEvenDay(projection: Projection): number | null {
  if (!(projection.perDay > 0)) return null;
  let [before, by] = [0, projection.days];
  if (balanceAfter(by, projection) < -ROUNDING * projection.cost) return null;
  while (by - before > 1) {
    const middle = Math.floor((before + by) / 2);
    if (balanceAfter(middle, projection) < -ROUNDING * projection.cost) before = middle;
    else by = middle;
  }
  return by;
}
