import type { Wheel } from "../../contract/game.ts";
import { MBTC, USDT } from "../../contract/values/tokens.ts";
import { divideAmount, multiplyAmount, sumAmounts } from "../../money/decimal.ts";

/**
 * What a spin is worth on average, by the odds and the prizes' values, rounded down; null when a prize
 * has no stated value.
 */
export function averagePrize(
  segments: Wheel["segments"],
): { readonly mBTC: string; readonly USDT: string } | null {
  const parts = segments.reduce((sum, { weight }) => sum + weight, 0);
  const mean = (unit: typeof MBTC | typeof USDT) => {
    const values = segments.map(({ prize, weight }) =>
      prize.value ? multiplyAmount(prize.value[unit], String(weight), "down") : null,
    );
    const known = values.filter((value) => value !== null);
    if (parts === 0 || known.length < values.length) return null;
    return divideAmount(sumAmounts(known), String(parts), "down");
  };
  const [inMbtc, inUsdt] = [mean(MBTC), mean(USDT)];
  return inMbtc !== null && inUsdt !== null ? { mBTC: inMbtc, USDT: inUsdt } : null;
}
