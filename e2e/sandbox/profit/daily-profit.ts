import type { z } from "zod";
import type { dailyProfitSchema, transactionEndpoints } from "../../../lib/contract/transaction.ts";
import { fromUnits } from "../../../lib/money/decimal.ts";
import { toInstant } from "../clock.ts";
import type { Database } from "../database/database.ts";
import { DEFAULT_PAGE_SIZE } from "../http/paging.ts";
import { DAY_MS } from "../jobs/day-close.ts";
import { CURRENCIES } from "../ledger/accounts.ts";
import { closingPrices, type DayPrices } from "../price/closing-prices.ts";
import { transactionView } from "../transaction/line-row.ts";
import { bySource, valueBySource } from "./by-source.ts";
import { firstProfitAt, type ProfitLine, profitLines } from "./profit-lines.ts";
import { valueUnits } from "./value.ts";

function dayNumber(at: number): number {
  return Math.floor(at / DAY_MS);
}

function dayView(
  day: number,
  lines: readonly ProfitLine[],
  prices: DayPrices,
): z.input<typeof dailyProfitSchema> {
  const total = lines.reduce((sum, line) => sum + valueUnits(line, prices), 0n);
  return {
    day: toInstant(day * DAY_MS).slice(0, 10),
    bySource: bySource(lines),
    totalUSDT: fromUnits(total),
    valueBySource: valueBySource(lines, prices),
    priceAsOf: toInstant(prices.asOf),
  };
}

/**
 * One page of a member's days from the first profit to today, newest first, also those without any;
 * `from` and `to` are included.
 */
export function listDailyProfit(
  database: Database,
  memberId: number,
  query: z.output<typeof transactionEndpoints.dailyProfit.query>,
  now: number,
) {
  const { page = 1, pageSize = DEFAULT_PAGE_SIZE, from, to } = query;
  const today = dayNumber(now);
  const firstAt = firstProfitAt(database, memberId) ?? (today + 1) * DAY_MS;
  const first = Math.max(dayNumber(firstAt), from ? dayNumber(Date.parse(from)) : 0);
  const last = Math.min(today, to ? dayNumber(Date.parse(to)) : today);
  const newest = last - (page - 1) * pageSize;
  const oldest = Math.max(first, newest - pageSize + 1);
  const items: z.input<typeof dailyProfitSchema>[] = [];
  if (oldest <= newest) {
    const range = [oldest * DAY_MS, (newest + 1) * DAY_MS] as const;
    const lines = Map.groupBy(profitLines(database, memberId, ...range), ({ at }) => dayNumber(at));
    const pricesOf = closingPrices(database, oldest, now);
    for (let day = newest; day >= oldest; day -= 1) {
      items.push(dayView(day, lines.get(day) ?? [], pricesOf(day)));
    }
  }
  return { items, page, pageSize, total: Math.max(0, last - first + 1) };
}

/** A day's profit with its lines, which sum up to it exactly; undefined for a day that is not there yet. */
export function readDailyProfit(database: Database, memberId: number, text: string, now: number) {
  const start = Date.parse(text);
  const day = dayNumber(start);
  if (toInstant(start).slice(0, 10) !== text || day > dayNumber(now)) return undefined;
  const lines = profitLines(database, memberId, start, start + DAY_MS);
  const prices = closingPrices(database, day, now)(day);
  return {
    ...dayView(day, lines, prices),
    lines: lines.map((line) => ({
      source: line.source,
      transaction: transactionView(line.row),
      valueUSDT: fromUnits(valueUnits(line, prices)),
    })),
    prices: CURRENCIES.map((symbol) => ({ symbol, price: fromUnits(prices.of(symbol)) })),
  };
}
