import { useTranslations } from "next-intl";
import { AMOUNT_DECIMALS } from "@/lib/money/decimal";
import { type AmountProblem, formatInput } from "@/lib/money/parse";

const KEYS = {
  empty: "empty",
  format: "format",
  tooLarge: "tooLarge",
  decimals: "decimals",
  zero: "zero",
} as const satisfies Record<AmountProblem, AmountProblem>;

/** Words a typed text that is no amount, with an example in the language's own marks. */
export function useAmountProblem() {
  const t = useTranslations("amountField");
  return (problem: AmountProblem, { symbol, locale }: { symbol: string; locale: string }) =>
    t(KEYS[problem], {
      symbol,
      decimals: AMOUNT_DECIMALS,
      example: formatInput("1234.5", locale),
    });
}
