import { type DailyProfit, PROFIT_SOURCES, type ProfitSource } from "../../contract/transaction.ts";
import { fromUnits, toUnits } from "../../money/units.ts";

/** What one source brought over some days: each token for itself, and its value in USDT. */
export interface SourceTotal {
  readonly source: ProfitSource;
  readonly sums: readonly { readonly symbol: string; readonly amount: string }[];
  /** At each day's prices; null when a day came without values by source. */
  readonly value: string | null;
}

function sum(amounts: readonly string[]): string {
  return fromUnits(amounts.reduce((total, amount) => total + toUnits(amount), 0n));
}

/** Totals of every source in the order of `PROFIT_SOURCES`, exact to 18 decimals. */
export function earnedBySource(days: readonly DailyProfit[]): readonly SourceTotal[] {
  const hasValues = days.every(({ valueBySource }) => valueBySource);
  return PROFIT_SOURCES.map((source) => {
    const parts = days.flatMap(({ bySource }) => bySource[source] ?? []);
    const bySymbol = Map.groupBy(parts, ({ symbol }) => symbol);
    return {
      source,
      sums: [...bySymbol].map(([symbol, rows]) => ({
        symbol,
        amount: sum(rows.map(({ amount }) => amount)),
      })),
      value: hasValues
        ? sum(days.flatMap(({ valueBySource }) => valueBySource?.[source] ?? []))
        : null,
    };
  });
}

/** All days together in USDT, each at its own prices. */
export function earnedValue(days: readonly Pick<DailyProfit, "totalUSDT">[]): string {
  return sum(days.map(({ totalUSDT }) => totalUSDT));
}
