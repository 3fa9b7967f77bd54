import { fillText } from "@/app/_ui/text/fill-text";
import { AMOUNT_DECIMALS } from "@/lib/money/decimal";
import { type AmountProblem, formatInput } from "@/lib/money/parse";

export type AmountProblemTexts = Record<AmountProblem, string>;

/** The sentence for a typed text that is no amount, with an example in the language's own marks. */
export function amountProblemText(
  problem: AmountProblem,
  texts: AmountProblemTexts,
  { symbol, locale }: { symbol: string; locale: string },
): string {
  return fillText(texts[problem], {
    symbol,
    decimals: AMOUNT_DECIMALS,
    example: formatInput("1234.5", locale),
  });
}
