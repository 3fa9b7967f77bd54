import type { TransactionDetail } from "../../contract/transaction.ts";
import { divideAmount, sumAmounts } from "../../money/decimal.ts";
import { isZero } from "../../money/render.ts";
import { CONVERSIONS } from "./rows.ts";
import { type TransactionView, transactionView } from "./view.ts";

/** One posting of the member's own side of a journal; the amount is signed. */
export interface PostingView {
  readonly account: string;
  readonly symbol: string;
  readonly amount: string;
  readonly balanceAfter: string | null;
}

export interface TransactionDetailView extends TransactionView {
  readonly postings: readonly PostingView[];
  /** Oldest step first. */
  readonly timeline: readonly { readonly status: string; readonly at: string }[];
}

/** A transaction with what its own screen shows besides. */
export function transactionDetailView(detail: TransactionDetail): TransactionDetailView {
  return {
    ...transactionView(detail),
    postings: (detail.postings ?? []).map(({ account, symbol, amount, balanceAfter }) => ({
      account,
      symbol,
      amount,
      balanceAfter: balanceAfter ?? null,
    })),
    timeline: detail.timeline ?? [],
  };
}

/** What a conversion took and gave, as magnitudes, and what one unit of the one was worth in the other before the fee. */
export interface Exchange {
  readonly paid: { readonly symbol: string; readonly amount: string };
  readonly received: { readonly symbol: string; readonly amount: string };
  /** Null where the fee is not known, as on the leg that was paid. */
  readonly rate: string | null;
}

/** Both sides of a conversion by its postings; null for what is none, or does not show both. */
export function exchangeOf(detail: TransactionDetailView): Exchange | null {
  if (!CONVERSIONS.has(detail.type)) return null;
  const sums = postingSums(detail.postings);
  const paid = sums.find(({ amount }) => amount.startsWith("-"));
  const received = sums.find(({ amount }) => !amount.startsWith("-") && !isZero(amount));
  if (sums.length !== 2 || !paid || !received) return null;
  const amount = paid.amount.slice(1);
  const gross = sumAmounts([received.amount, detail.fee ?? "0"]);
  const isGrossKnown = detail.direction === "in" && detail.fee !== null;
  return {
    paid: { symbol: paid.symbol, amount },
    received,
    rate: isGrossKnown ? divideAmount(gross, amount, "down") : null,
  };
}

/** The sum of the postings in each currency, in the order of their first appearance. */
export function postingSums(
  postings: readonly PostingView[],
): { readonly symbol: string; readonly amount: string }[] {
  const amounts = Map.groupBy(postings, ({ symbol }) => symbol);
  return [...amounts].map(([symbol, own]) => ({
    symbol,
    amount: sumAmounts(own.map(({ amount }) => amount)),
  }));
}
