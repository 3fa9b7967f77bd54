import type { ProfitAndLoss } from "../../contract/records/profit-and-loss.ts";
import { sumAmounts } from "../../money/decimal.ts";
import { isZero } from "../../money/render.ts";

/** What is owned has cost, and what has become of it. */
export interface HeldCost {
  readonly cost: string;
  readonly gain: string;
}

/**
 * The cost of what a member owns of one token, or of all; null where nothing is owned or the cost of a part is not known.
 */
export function heldCost({ items }: ProfitAndLoss, symbol?: string): HeldCost | null {
  const held = items.filter(
    (item) => !isZero(item.amount) && (symbol === undefined || item.symbol === symbol),
  );
  const known = held.flatMap(({ cost, unrealised }) =>
    cost && unrealised ? [{ cost, gain: unrealised }] : [],
  );
  if (held.length === 0 || known.length < held.length) return null;
  return {
    cost: sumAmounts(known.map(({ cost }) => cost)),
    gain: sumAmounts(known.map(({ gain }) => gain)),
  };
}
