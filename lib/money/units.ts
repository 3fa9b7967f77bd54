/** Fraction digits of every stored amount: units are 10⁻¹⁸ (R11.1). */
export const AMOUNT_DECIMALS = 18;

export const UNITS_PER_ONE = 10n ** BigInt(AMOUNT_DECIMALS);

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

/** The change from one amount to another in percent of the first, cut after 18 decimals; null when the first is zero. */
export function changeInPercent(from: string, to: string): string | null {
  const start = toUnits(from);
  if (start === 0n) return null;
  return fromUnits(((toUnits(to) - start) * 100n * UNITS_PER_ONE) / start);
}
