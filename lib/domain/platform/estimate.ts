import { multiplyAmount } from "../../money/decimal.ts";
import { latinDigits } from "../../money/latin-digits.ts";

const DAYS_A_MONTH = "30";

/** An estimate at today's rate and price; plain decimal strings. */
export interface Estimate {
  /** In mBTC. */
  readonly perDay: string;
  readonly perMonth: string;
  /** In USDT at the price of mBTC, null without one. */
  readonly dayValue: string | null;
  readonly monthValue: string | null;
}

/**
 * What a power earns in a day and in thirty, rounded down.
 *
 * @param th power in TH
 * @param ratePerTh mBTC a TH and day, after the fee
 * @param price of one mBTC in USDT
 */
export function estimateEarnings(th: string, ratePerTh: string, price: string | null): Estimate {
  const perDay = multiplyAmount(ratePerTh, th, "down");
  const perMonth = multiplyAmount(perDay, DAYS_A_MONTH, "down");
  return {
    perDay,
    perMonth,
    dayValue: price && multiplyAmount(perDay, price, "down"),
    monthValue: price && multiplyAmount(perMonth, price, "down"),
  };
}

/** The least and the most power that the calculator takes, in TH. */
export const MIN_TH = 1;
export const MAX_TH = 1000;

/** A typed power, in whatever digits, as a whole number of TH within the calculator's bounds; null for anything else. */
export function parsePower(typed: string): string | null {
  const digits = latinDigits(typed).trim();
  if (!/^\d{1,6}$/.test(digits)) return null;
  const th = Number(digits);
  return th >= MIN_TH && th <= MAX_TH ? String(th) : null;
}
