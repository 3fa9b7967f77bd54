import { fillText } from "@/app/_ui/text/fill-text";
import { type AmountLimits, checkAmount } from "@/lib/money/amount-check";
import { formatFullAmount } from "@/lib/money/format";
import { type AmountProblemTexts, amountProblemText } from "./amount-problem-text";

interface AmountRuleTexts extends AmountProblemTexts {
  readonly belowMinimum: string;
  readonly aboveMaximum: string;
  readonly aboveMaximumAfterFee: string;
}

interface RuleContext {
  readonly texts: AmountRuleTexts;
  readonly locale: string;
  /** The fee that lowers the maximum is named in the sentence. */
  readonly isAfterFee?: boolean;
}

/** The plain amount that was typed, or the sentence that says what is wrong with it. */
export function readAmount(
  text: string,
  limits: AmountLimits,
  { texts, locale, isAfterFee = false }: RuleContext,
):
  | { amount: string; error: null; isShort: false }
  | { amount: null; error: string; isShort: boolean } {
  const checked = checkAmount(text, locale, limits);
  if (checked.ok) return { amount: checked.amount, error: null, isShort: false };
  const { problem } = checked;
  const { symbol } = limits;
  if (problem !== "belowMinimum" && problem !== "aboveMaximum") {
    const error = amountProblemText(problem, texts, { symbol, locale });
    return { amount: null, error, isShort: false };
  }
  const isShort = problem === "aboveMaximum";
  const limit = (isShort ? limits.maximum : limits.minimum) ?? "0";
  const key = isShort && isAfterFee ? "aboveMaximumAfterFee" : problem;
  const error = fillText(texts[key], { amount: formatFullAmount(limit, symbol, locale) });
  return { amount: null, error, isShort };
}
