import { compareAmounts, subtractAmount } from "./decimal.ts";
import { type AmountProblem, parseAmount } from "./parse.ts";

/** Limits of one amount, as plain decimals; null where there is none or it is not known. */
export interface AmountLimits {
  readonly symbol: string;
  readonly minimum: string | null;
  /** The most that can be moved: what is available, less a fee taken on top. */
  readonly maximum: string | null;
  readonly mayBeZero?: boolean;
}

export type CheckedAmount =
  | { readonly ok: true; readonly amount: string }
  | { readonly ok: false; readonly problem: AmountProblem | "belowMinimum" | "aboveMaximum" };

/**
 * Reads a typed amount and holds it against its limits (R9.2: 18 token decimals).
 * @param text as typed in the language of `locale`
 */
export function checkAmount(text: string, locale: string, limits: AmountLimits): CheckedAmount {
  const parsed = parseAmount(text, locale, limits.symbol);
  if (!parsed.ok) {
    const isFine = limits.mayBeZero && parsed.problem === "zero";
    return isFine ? { ok: true, amount: "0" } : parsed;
  }
  const { minimum, maximum } = limits;
  if (minimum !== null && compareAmounts(parsed.amount, minimum) < 0) {
    return { ok: false, problem: "belowMinimum" };
  }
  if (maximum !== null && compareAmounts(parsed.amount, maximum) > 0) {
    return { ok: false, problem: "aboveMaximum" };
  }
  return parsed;
}

/** What is left of a balance after a fee; never below zero. */
export function afterFee(available: string, fee: string): string {
  return compareAmounts(available, fee) > 0 ? subtractAmount(available, fee) : "0";
}
