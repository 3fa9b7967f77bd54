import type { useTranslations } from "next-intl";
import { type AmountLimits, checkAmount } from "@/lib/money/amount-check";
import { AMOUNT_DECIMALS } from "@/lib/money/decimal";
import { formatFullAmount } from "@/lib/money/format";
import { type AmountProblem, formatInput } from "@/lib/money/parse";

const KEYS = {
  empty: "empty",
  format: "format",
  tooLarge: "tooLarge",
  decimals: "decimals",
  zero: "zero",
} as const satisfies Record<AmountProblem, AmountProblem>;

/** A translator of the group `amountField`, all of it. */
export type AmountTranslator = ReturnType<typeof useTranslations<"amountField">>;

type ReadAmount =
  | { amount: string; error: null; isShort: false }
  | { amount: null; error: string; isShort: boolean };

interface ReadingOptions {
  readonly locale: string;
  /** The sentence names the fee that lowers the maximum. */
  readonly isAfterFee?: boolean;
  /** The sentence for more than a maximum that is no balance, which is handed over with its unit. */
  readonly aboveMaximum?: (amount: string) => string;
}

/** Words a typed text that is no amount, with an example in the language's own marks. */
export function amountProblemWords(t: AmountTranslator) {
  return (problem: AmountProblem, { symbol, locale }: { symbol: string; locale: string }): string =>
    t(KEYS[problem], {
      symbol,
      decimals: AMOUNT_DECIMALS,
      example: formatInput("1234.5", locale),
    });
}

/** Reads typed amounts: the plain decimal within its limits, or the sentence that says what is wrong with it. */
export function amountReader(t: AmountTranslator) {
  const wordProblem = amountProblemWords(t);
  return (
    text: string,
    limits: AmountLimits,
    { locale, isAfterFee = false, aboveMaximum }: ReadingOptions,
  ): ReadAmount => {
    const checked = checkAmount(text, locale, limits);
    if (checked.ok) return { amount: checked.amount, error: null, isShort: false };
    const { problem } = checked;
    const { symbol } = limits;
    if (problem !== "belowMinimum" && problem !== "aboveMaximum") {
      return { amount: null, error: wordProblem(problem, { symbol, locale }), isShort: false };
    }
    const isShort = problem === "aboveMaximum";
    const limit = (isShort ? limits.maximum : limits.minimum) ?? "0";
    const amount = formatFullAmount(limit, symbol, locale);
    if (isShort && aboveMaximum) return { amount: null, error: aboveMaximum(amount), isShort };
    const key = isShort && isAfterFee ? "aboveMaximumAfterFee" : problem;
    return { amount: null, error: t(key, { amount }), isShort };
  };
}

export type AmountReader = ReturnType<typeof amountReader>;
