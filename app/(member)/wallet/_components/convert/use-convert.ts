"use client";

import { useEffect } from "react";
import { useOrder } from "@/app/_order/use-order";
import { isQuoteGone, useQuote } from "@/app/_order/use-quote";
import { BffError } from "@/lib/bff/client/client";
import { askQuote, type Conversion, type ConvertOrder, convert } from "@/lib/domain/wallet/client";
import { conversionsDiffer, type QuoteRequest } from "@/lib/domain/wallet/quote";
import { useMoney } from "../money-provider";

/** Typing rests this long before a quote is asked for. */
const QUOTES = { ask: askQuote, pauseMs: 450, differ: conversionsDiffer };

/** Quotes for a wish, and the one conversion by the quote that is shown. */
export function useConvert(wish: QuoteRequest | null) {
  const { book, texts } = useMoney();
  const order = useOrder<ConvertOrder, Conversion>({
    kind: "convert",
    scope: "",
    send: convert,
    onAccepted: ({ wallets }) => book(wallets),
    onRefused(refusal) {
      if (isQuoteGone(refusal)) quotes.renew("refused");
    },
  });
  const quotes = useQuote(QUOTES, wish, order.isFrozen);
  const { clear, refused } = order;
  const wished = wish && JSON.stringify(wish);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was refused was about another wish
  useEffect(() => clear(), [wished]);

  // A new quote takes the place of one that no longer held.
  const isRequoted = isQuoteGone(refused) && wish !== null;
  const refusal = isRequoted ? null : refused;
  const problem = refusal ?? (quotes.error instanceof BffError ? quotes.error : null);
  const amountError = order.isUndecided ? null : (problem?.fields.amount?.[0] ?? null);
  return {
    order,
    quotes,
    /** What the service says about the amount. */
    amountError,
    /** The balance was not enough. */
    isShort: problem?.code === "INSUFFICIENT_BALANCE",
    /** Why the confirmed conversion was refused, unless it is about the amount. */
    formError:
      refusal && amountError === null
        ? (!isQuoteGone(refusal) && refusal.message) || texts.convert.failed
        : null,
    confirm(): void {
      const { quote, isAsking, renewal } = quotes;
      if (!quote || isAsking || renewal) return;
      const { quoteId, from, to, amount, receive, fee } = quote;
      order.place({
        body: { quoteId },
        facts: {
          pay: { amount, symbol: from },
          receive: { amount: receive, symbol: to },
          fee: { amount: fee, symbol: to },
        },
      });
    },
    /** The time of the shown quote is over. */
    expire() {
      if (!order.isFrozen) quotes.renew("expired");
    },
  };
}

export type Convert = ReturnType<typeof useConvert>;
