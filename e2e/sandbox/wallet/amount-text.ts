import { fromUnits } from "../../../lib/money/decimal.ts";
import type { Currency } from "../ledger/accounts.ts";

/** An amount in a sentence, without trailing zeros: `12.5 USDT`. */
export function amountText(units: bigint, currency: Currency): string {
  return `${fromUnits(units).replace(/\.?0+$/, "")} ${currency}`;
}
