import type { AmountReader } from "@/app/_shell/forms/amount-reader";
import { USDT } from "@/lib/contract/values/tokens";
import { fractionLength } from "@/lib/money/render";

const CENT_DIGITS = 2;

interface SellPriceOptions {
  readonly bounds: { readonly minPrice: string; readonly maxPrice: string };
  readonly locale: string;
  readonly aboveMaximum: (amount: string) => string;
  readonly wholeCents: string;
}

interface SellPrice {
  readonly amount: string | null;
  readonly error: string | null;
  /** No further digit can mend it, so that it is told while it is typed. */
  readonly isTold: boolean;
}

/** Reads a price as it is typed: within its bounds and in whole cents, or the sentence that says what is wrong. */
export function sellPriceReader(
  readAmount: AmountReader,
  { bounds: { minPrice, maxPrice }, locale, aboveMaximum, wholeCents }: SellPriceOptions,
) {
  const limits = { symbol: USDT, minimum: minPrice, maximum: maxPrice };
  return (text: string): SellPrice => {
    const { amount, error, isShort } = readAmount(text, limits, { locale, aboveMaximum });
    if (amount === null) return { amount, error, isTold: isShort };
    if (fractionLength(amount) <= CENT_DIGITS) return { amount, error: null, isTold: false };
    return { amount: null, error: wholeCents, isTold: true };
  };
}
