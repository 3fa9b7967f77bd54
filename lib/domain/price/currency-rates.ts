import type { CurrencyRate } from "../../contract/price.ts";
import { toUnits } from "../../money/units.ts";

const MOST_MS = 24 * 3_600_000;

/** The rates that may be shown: above zero, of currencies that have a name, and none older than a day. */
export function usableRates(rates: readonly CurrencyRate[], now: number): readonly CurrencyRate[] {
  const known = new Set(Intl.supportedValuesOf("currency"));
  return rates.filter(
    ({ code, rate, asOf }) =>
      known.has(code) && toUnits(rate) > 0n && Date.parse(asOf) >= now - MOST_MS,
  );
}
