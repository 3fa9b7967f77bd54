import type { TransactionDetail } from "../../contract/transaction.ts";
import { sumAmounts } from "../../money/decimal.ts";
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
