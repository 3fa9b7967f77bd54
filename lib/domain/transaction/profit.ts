import type { EndpointOutput } from "../../contract/protocol/endpoint.ts";
import {
  type DailyProfit,
  PROFIT_SOURCES,
  type ProfitSource,
  type transactionEndpoints,
} from "../../contract/transaction.ts";
import { sumAmounts } from "../../money/decimal.ts";
import { type TransactionView, transactionView } from "./view.ts";

/** A line of a day's profit and what it was worth at that day's price. */
export interface ProfitLineView {
  readonly source: ProfitSource;
  readonly transaction: TransactionView;
  readonly valueUSDT: string;
}

export interface ProfitDayView extends DailyProfit {
  readonly lines: readonly ProfitLineView[];
  /** The day's prices in USDT, by symbol. */
  readonly prices: readonly { readonly symbol: string; readonly price: string }[];
}

export function profitDayView(
  day: EndpointOutput<typeof transactionEndpoints.dailyProfitDay>,
): ProfitDayView {
  return {
    ...day,
    lines: day.lines.map(({ source, transaction, valueUSDT }) => ({
      source,
      transaction: transactionView(transaction),
      valueUSDT,
    })),
    prices: day.prices ?? [],
  };
}

/** What all days together are worth, each at its own price, in USDT. */
export function profitTotal(days: readonly Pick<DailyProfit, "totalUSDT">[]): string {
  return sumAmounts(days.map(({ totalUSDT }) => totalUSDT));
}

/** The sources that earned anything on these days, in the order of their columns. */
export function activeSources(days: readonly Pick<DailyProfit, "bySource">[]): ProfitSource[] {
  return PROFIT_SOURCES.filter((source) =>
    days.some(({ bySource }) => (bySource[source] ?? []).length > 0),
  );
}
