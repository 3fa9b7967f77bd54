import { BigNumber } from "bignumber.js";
import { AMOUNT_DECIMALS } from "./units.ts";

// biome-ignore lint/performance/noBarrelFile: the units stand alone for pages that only add up, without the library above
export { AMOUNT_DECIMALS, fromUnits, toUnits } from "./units.ts";

// Precision of R9.2: "big-number precision 80".
const Decimal = BigNumber.clone({ DECIMAL_PLACES: 80, EXPONENTIAL_AT: 1e9 });

/** `down` for what is credited or shown as a balance, `up` for fees; both in terms of magnitude. */
export type Rounding = "down" | "up";

const MODES = { down: BigNumber.ROUND_DOWN, up: BigNumber.ROUND_UP } as const;

function toAmount(value: BigNumber, rounding: Rounding): string {
  return value.toFixed(AMOUNT_DECIMALS, MODES[rounding]);
}

/** Sum of plain decimal strings, with 18 decimals. An empty list gives zero. */
export function sumAmounts(amounts: readonly string[]): string {
  return toAmount(
    amounts.reduce((sum, amount) => sum.plus(amount), new Decimal(0)),
    "down",
  );
}

/** `minuend − subtrahend` of plain decimal strings, with 18 decimals. */
export function subtractAmount(minuend: string, subtrahend: string): string {
  return toAmount(new Decimal(minuend).minus(subtrahend), "down");
}

/** `amount × factor`, with 18 decimals, rounded as the money rules of the caller's case ask. */
export function multiplyAmount(amount: string, factor: string, rounding: Rounding): string {
  return toAmount(new Decimal(amount).times(factor), rounding);
}

/**
 * `amount ÷ divisor`, with 18 decimals.
 * @throws RangeError for a divisor of zero
 */
export function divideAmount(amount: string, divisor: string, rounding: Rounding): string {
  const by = new Decimal(divisor);
  if (by.isZero()) throw new RangeError("Cannot divide an amount by zero");
  return toAmount(new Decimal(amount).div(by), rounding);
}

/**
 * What `amount` of one token is in another, by their prices in the same currency, rounded once.
 * @throws RangeError when the other token's price is zero
 */
export function convertAmount(
  amount: string,
  price: string,
  otherPrice: string,
  rounding: Rounding,
): string {
  const by = new Decimal(otherPrice);
  if (by.isZero()) throw new RangeError("Cannot convert into what has no price");
  return toAmount(new Decimal(amount).times(price).div(by), rounding);
}

/** How much of `whole` the `part` is, in percent with 18 decimals, cut; null when the whole is zero. */
export function percentOf(part: string, whole: string): string | null {
  const by = new Decimal(whole);
  return by.isZero() ? null : toAmount(new Decimal(part).times(100).div(by), "down");
}

/** Negative, zero or positive as `left` is less than, equal to or greater than `right`. */
export function compareAmounts(left: string, right: string): number {
  return new Decimal(left).comparedTo(right) ?? Number.NaN;
}
