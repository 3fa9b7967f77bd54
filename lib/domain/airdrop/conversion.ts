import { multiplyAmount } from "../../money/decimal.ts";

/**
 * What an amount of AmBTC gives in mBTC: rounded down at the 18th decimal, without a fee (R11.8). `rate` is mBTC for one AmBTC.
 */
export function convertedAmount(amount: string, rate: string): string {
  return multiplyAmount(amount, rate, "down");
}
