import { PROFIT_SOURCES, type ProfitSource } from "../../../lib/contract/transaction.ts";
import { fromUnits } from "../../../lib/money/decimal.ts";
import type { DayPrices } from "../price/closing-prices.ts";
import type { ProfitLine } from "./profit-lines.ts";
import { signedUnits, valueUnits } from "./value.ts";

type Sums = Partial<Record<ProfitSource, { symbol: string; amount: string }[]>>;

function sums(lines: readonly ProfitLine[]) {
  const units = new Map<string, bigint>();
  for (const line of lines) {
    const { symbol } = line.row;
    units.set(symbol, (units.get(symbol) ?? 0n) + signedUnits(line));
  }
  return [...units].map(([symbol, sum]) => ({ symbol, amount: fromUnits(sum) }));
}

/** Exact sums of profit by source and currency; a source without a line is left out. */
export function bySource(lines: readonly ProfitLine[]): Sums {
  const groups = Map.groupBy(lines, ({ source }) => source);
  return Object.fromEntries(
    PROFIT_SOURCES.flatMap((source) => {
      const group = groups.get(source);
      return group ? [[source, sums(group)]] : [];
    }),
  );
}

/** The value of profit by source in USDT; together they are the day's total. */
export function valueBySource(
  lines: readonly ProfitLine[],
  prices: DayPrices,
): Partial<Record<ProfitSource, string>> {
  const groups = Map.groupBy(lines, ({ source }) => source);
  return Object.fromEntries(
    [...groups].map(([source, group]) => [
      source,
      fromUnits(group.reduce((sum, line) => sum + valueUnits(line, prices), 0n)),
    ]),
  );
}
