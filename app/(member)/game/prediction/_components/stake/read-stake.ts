import { amountProblemText } from "@/app/_shell/forms/amount-problem-text";
import { fillText } from "@/app/_ui/fill-text";
import { AMOUNT_DECIMALS } from "@/lib/money/decimal";
import { formatFullAmount } from "@/lib/money/format";
import { parseAmount } from "@/lib/money/parse";
import { type StakeBounds, type StakeProblem, stakeProblem } from "@/lib/prediction/stake";
import type { PredictionTexts } from "../prediction-texts";
import { STAKE_SYMBOL } from "../stake-symbol";

interface Reader {
  readonly texts: Pick<PredictionTexts, "stake" | "amountField">;
  readonly locale: string;
}

type ReadStake =
  | { readonly amount: string; readonly error: null; readonly problem: null }
  | { readonly amount: null; readonly error: string; readonly problem: StakeProblem | null };

function problemText(problem: StakeProblem, bounds: StakeBounds, { texts, locale }: Reader) {
  const [text, bound] = {
    belowMinimum: [texts.stake.belowMinimum, bounds.minimum],
    aboveMaximum: [texts.stake.aboveMaximum, bounds.maximum],
    aboveLimit: [texts.stake.aboveLimit, bounds.left],
    aboveBalance: [texts.amountField.aboveMaximum, bounds.balance],
  }[problem] as [string, string | null];
  return fillText(text, { amount: formatFullAmount(bound ?? "0", STAKE_SYMBOL, locale) });
}

/** The stake that was typed as a plain decimal, or the sentence that says what is wrong with it. */
export function readStake(text: string, bounds: StakeBounds, reader: Reader): ReadStake {
  const parsed = parseAmount(text, reader.locale, AMOUNT_DECIMALS, STAKE_SYMBOL);
  if (!parsed.ok) {
    const where = { symbol: STAKE_SYMBOL, locale: reader.locale };
    const error = amountProblemText(parsed.problem, reader.texts.amountField, where);
    return { amount: null, error, problem: null };
  }
  const problem = stakeProblem(parsed.amount, bounds);
  if (problem === null) return { amount: parsed.amount, error: null, problem };
  return { amount: null, error: problemText(problem, bounds, reader), problem };
}
