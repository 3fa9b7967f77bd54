import { type AmountProblem, parseAmount } from "../../money/parse.ts";
import { toUnits } from "../../money/units.ts";
import type { StakingProduct } from "./product.ts";

export type StakeLimits = Pick<StakingProduct, "symbol" | "minimum" | "maximum" | "quotaLeft">;

export type StakeProblem =
  | AmountProblem
  | "belowMinimum"
  | "aboveMaximum"
  | "aboveQuota"
  | "aboveAvailable";

/** `limit` is the amount that the problem is measured by, as a plain decimal; null for a bad text. */
export type CheckedStake =
  | { readonly ok: true; readonly amount: string }
  | { readonly ok: false; readonly problem: StakeProblem; readonly limit: string | null };

/**
 * Reads a typed amount and holds it against a product's limits and the balance, in the order in which
 * the service does. The service has the last word.
 *
 * @param available what the wallet holds; null when it is not known
 */
export function checkStake(
  text: string,
  locale: string,
  { symbol, minimum, maximum, quotaLeft }: StakeLimits,
  available: string | null,
): CheckedStake {
  const parsed = parseAmount(text, locale, symbol);
  if (!parsed.ok) return { ...parsed, limit: null };
  const units = toUnits(parsed.amount);
  if (minimum !== null && units < toUnits(minimum)) {
    return { ok: false, problem: "belowMinimum", limit: minimum };
  }
  const uppers = [
    ["aboveMaximum", maximum],
    ["aboveQuota", quotaLeft],
    ["aboveAvailable", available],
  ] as const;
  for (const [problem, limit] of uppers) {
    if (limit !== null && units > toUnits(limit)) return { ok: false, problem, limit };
  }
  return parsed;
}

/** The most that can be staked at once: the smallest of what limits it; null when nothing is known. */
export function mostToStake(
  { maximum, quotaLeft }: StakeLimits,
  available: string | null,
): string | null {
  return [available, maximum, quotaLeft].reduce<string | null>((least, limit) => {
    if (limit === null) return least;
    return least === null || toUnits(limit) < toUnits(least) ? limit : least;
  }, null);
}
