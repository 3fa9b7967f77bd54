import "server-only";
import { cache } from "react";
import type { Endpoint, EndpointInput } from "../../contract/protocol/endpoint.ts";
import {
  type ProfitAndLoss,
  profitAndLossEndpoints,
} from "../../contract/records/profit-and-loss.ts";
import { statementEndpoints } from "../../contract/records/statement.ts";
import { taxEndpoints } from "../../contract/records/tax.ts";
import { type DailyProfit, transactionEndpoints } from "../../contract/transaction.ts";
import { DAY_PATTERN, OPAQUE_ID_PATTERN } from "../../contract/values/values.ts";
import { LARGEST_PAGE, type Page, pageCount, pageOrLast, pageView } from "../../list/page.ts";
import { readIfOffered } from "../../session/server.ts";
import { type TransactionDetailView, transactionDetailView } from "./detail.ts";
import { type ProfitDayView, profitDayView } from "./profit.ts";
import { type StatementPeriod, type StatementView, statementView } from "./statement.ts";
import { type TaxReportView, taxReportView } from "./tax.ts";
import { type TransactionView, transactionView } from "./view.ts";

export interface CurrencyTotal {
  readonly symbol: string;
  readonly in: string;
  readonly out: string;
}

export interface TransactionPage extends Page<TransactionView> {
  /** Of everything under the filter, or null when the service gives no totals. */
  readonly totals: readonly CurrencyTotal[] | null;
}

type ListQuery<E extends Endpoint> = NonNullable<EndpointInput<E>["query"]> & {
  readonly page?: number;
};

export type TransactionListQuery = ListQuery<typeof transactionEndpoints.list>;

/**
 * One page of the member's transactions, the latest first unless sorted otherwise, or null when the
 * service keeps no such list. A page beyond the last one is the last.
 *
 * @throws SessionInterruption, UpstreamFault as `readAsMember` does
 */
export async function readTransactions({
  page: wanted = 1,
  ...query
}: TransactionListQuery): Promise<TransactionPage | null> {
  const list = await pageOrLast(wanted, (page) =>
    readIfOffered(transactionEndpoints.list, { query: { ...query, page } }),
  );
  if (!list) return null;
  const page = pageView({ ...list, items: list.items.map(transactionView) });
  return { ...page, totals: list.totals ?? null };
}

/**
 * One transaction with its postings and timeline, or null when the member has none of that id.
 * @throws SessionInterruption, UpstreamFault as `readAsMember` does
 */
export const readTransaction = cache(async (id: string): Promise<TransactionDetailView | null> => {
  if (!OPAQUE_ID_PATTERN.test(id)) return null;
  const detail = await readIfOffered(transactionEndpoints.detail, { params: { id } });
  return detail && transactionDetailView(detail);
});

/**
 * Profit by UTC day, the latest first, or null when the service keeps none. `from` and `to` are
 * days, both included; a page beyond the last one is the last.
 *
 * @throws SessionInterruption, UpstreamFault as `readAsMember` does
 */
export async function readDailyProfit({
  page: wanted = 1,
  ...query
}: ListQuery<typeof transactionEndpoints.dailyProfit>): Promise<Page<DailyProfit> | null> {
  const list = await pageOrLast(wanted, (page) =>
    readIfOffered(transactionEndpoints.dailyProfit, { query: { ...query, page } }),
  );
  return list && pageView(list);
}

/**
 * One UTC day of profit with the lines that it adds up from, or null when there is none.
 *
 * @param day as `YYYY-MM-DD`
 * @throws SessionInterruption, UpstreamFault as `readAsMember` does
 */
export const readDailyProfitDay = cache(async (day: string): Promise<ProfitDayView | null> => {
  if (!DAY_PATTERN.test(day)) return null;
  const profit = await readIfOffered(transactionEndpoints.dailyProfitDay, { params: { day } });
  return profit && profitDayView(profit);
});

export interface PortfolioPoint {
  readonly at: string;
  /** Of all wallets, in USDT. */
  readonly valueUSDT: string;
}

export interface Portfolio {
  /** Oldest first. */
  readonly points: readonly PortfolioPoint[];
  /** Since the first point, in USDT; null where the service does not say. */
  readonly change: { readonly netDepositsUSDT: string; readonly profitUSDT: string } | null;
}

/**
 * The value of all wallets over time, or null when the service keeps no history.
 * @throws SessionInterruption, UpstreamFault as `readAsMember` does
 */
export const readPortfolio = cache(
  async (range: "7d" | "30d" | "90d"): Promise<Portfolio | null> => {
    const portfolio = await readIfOffered(transactionEndpoints.portfolio, { query: { range } });
    return portfolio && { points: portfolio.points, change: portfolio.change ?? null };
  },
);

/**
 * The statement of a period of 366 days at most that ends today at the latest, or null when the service has none.
 * @throws SessionInterruption, UpstreamFault as `readAsMember` does
 */
export async function readStatement({ from, to }: StatementPeriod): Promise<StatementView | null> {
  const statement = await readIfOffered(statementEndpoints.statement, { query: { from, to } });
  return statement && statementView(statement);
}

/**
 * The tax report of a year with one page of its disposals, or null when the service has none. A page beyond the last one
 * is the last.
 * @throws SessionInterruption, UpstreamFault as `readAsMember` does
 */
export async function readTaxReport(year: number, wanted: number): Promise<TaxReportView | null> {
  const read = async (page: number) => {
    const report = await readIfOffered(taxEndpoints.taxReport, {
      query: { year, method: "fifo", page },
    });
    return report && { ...report.disposals, report };
  };
  const list = await pageOrLast(wanted, read);
  return list && taxReportView(list.report);
}

/**
 * What the member's tokens have cost and brought, or null when the service does not say.
 * @throws SessionInterruption, UpstreamFault as `readAsMember` does
 */
export const readProfitAndLoss = cache(
  (): Promise<ProfitAndLoss | null> => readIfOffered(profitAndLossEndpoints.pnl, {}),
);

/** Eleven years of days. */
const MAX_PROFIT_PAGES = 40;
/** Of those that are asked for together. */
const PROFIT_PAGES_AT_ONCE = 6;

/**
 * Profit by UTC day from a day on, or from the first one, to today, the latest first; null when the service keeps none.
 * @throws SessionInterruption, UpstreamFault as `readAsMember` does
 */
export async function readProfitSince(from: string | null): Promise<readonly DailyProfit[] | null> {
  const read = (page: number, to?: string) =>
    readIfOffered(transactionEndpoints.dailyProfit, {
      query: { page, pageSize: LARGEST_PAGE, ...(from && { from }), ...(to && { to }) },
    });
  const first = await read(1);
  if (!first) return null;
  const days = [...first.items];
  // A day that begins meanwhile moves none to another page.
  const to = days[0]?.day;
  const pages = Math.min(pageCount(first.total, first.pageSize), MAX_PROFIT_PAGES);
  for (let page = 2; page <= pages; page += PROFIT_PAGES_AT_ONCE) {
    const count = Math.min(PROFIT_PAGES_AT_ONCE, pages - page + 1);
    const lists = await Promise.all(
      Array.from({ length: count }, (_, ahead) => read(page + ahead, to)),
    );
    days.push(...lists.flatMap((list) => list?.items ?? []));
  }
  return days;
}
