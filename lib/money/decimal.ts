import { BigNumber } from "bignumber.js";

/** Fraction digits of every stored amount: units are 10⁻¹⁸ (contract, section 0). */
export const AMOUNT_DECIMALS = 18;

const UNITS_PER_ONE = 10n ** BigInt(AMOUNT_DECIMALS);

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

/** Negative, zero or positive as `left` is less than, equal to or greater than `right`. */
export function compareAmounts(left: string, right: string): number {
  return new Decimal(left).comparedTo(right) ?? Number.NaN;
}

/**
 * A plain decimal string as an integer of 10⁻¹⁸.
 * @throws RangeError when the text is no plain decimal of at most 18 fraction digits
 */
export function toUnits(amount: string): bigint {
  const match = /^(-?)(\d+)(?:\.(\d{1,18}))?$/.exec(amount);
  if (!match) throw new RangeError(`Not a plain decimal amount: ${amount.slice(0, 60)}`);
  const [, sign, whole = "0", fraction = ""] = match;
  const units = BigInt(whole) * UNITS_PER_ONE + BigInt(fraction.padEnd(AMOUNT_DECIMALS, "0"));
  return sign ? -units : units;
}

/** An integer of 10⁻¹⁸ as a plain decimal string with all 18 decimals. */
export function fromUnits(units: bigint): string {
  const digits = (units < 0n ? -units : units).toString().padStart(AMOUNT_DECIMALS + 1, "0");
  const whole = digits.slice(0, -AMOUNT_DECIMALS);
  return `${units < 0n ? "-" : ""}${whole}.${digits.slice(-AMOUNT_DECIMALS)}`;
}
