"use client";

import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { BffError, isOutcomeUnknown } from "@/lib/bff/client";
import type { ConvertQuote } from "@/lib/contract/movement";
import { askQuote, type Conversion, convert } from "@/lib/wallet/client";
import { conversionsDiffer, createQuoteDesk, type QuoteWish } from "@/lib/wallet/quote-desk";
import { useMoney } from "../money-provider";

/** How long typing has to rest before a quote is asked for. */
const PAUSE_MS = 450;

function asRefusal(error: unknown): BffError | null {
  return error instanceof BffError ? error : null;
}

export interface ConvertOutcome {
  readonly quote: ConvertQuote;
  readonly conversion: Conversion;
}

/**
 * Quotes for a wish, and the one conversion by the quote that is shown. While it is unknown whether a
 * conversion was booked its quote stays, so that the same order can be sent again.
 */
export function useConvert(wish: QuoteWish | null) {
  const { book, texts } = useMoney();
  const [desk] = useState(() => createQuoteDesk(askQuote, PAUSE_MS, conversionsDiffer));
  const quotes = useSyncExternalStore(desk.subscribe, desk.snapshot, desk.snapshot);
  const [isPending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<BffError | null>(null);
  const [outcome, setOutcome] = useState<ConvertOutcome | null>(null);
  const isSending = useRef(false);
  const isUnknown = isOutcomeUnknown(refusal);

  // What was sent stays as it is: a poll may already show the balances after it.
  const held = useRef<string | null>(null);
  const key = isPending || isUnknown ? held.current : wish && JSON.stringify(wish);
  useEffect(() => {
    held.current = key;
    setRefusal(null);
    desk.want(key === null ? null : (JSON.parse(key) as QuoteWish));
  }, [desk, key]);
  useEffect(() => () => desk.stop(), [desk]);

  async function confirm(): Promise<void> {
    const { quote, isAsking, renewal } = quotes;
    if (isSending.current || !quote || isAsking || renewal) return;
    isSending.current = true;
    setPending(true);
    try {
      const conversion = await convert(quote.quoteId);
      setRefusal(null);
      setOutcome({ quote, conversion });
      book(conversion.wallets);
    } catch (error) {
      if (!(error instanceof BffError)) throw error;
      const isStale = error.code === "CONFLICT";
      setRefusal(isStale ? null : error);
      if (isStale) desk.renew("refused");
    } finally {
      isSending.current = false;
      setPending(false);
    }
  }

  const problem = refusal ?? asRefusal(quotes.error);
  const amountError = isUnknown ? null : (problem?.fields.amount?.[0] ?? null);
  return {
    ...quotes,
    isPending,
    isUnknown,
    outcome,
    /** What the service says about the amount. */
    amountError,
    /** The balance was not enough. */
    isShort: problem?.code === "INSUFFICIENT_BALANCE",
    /** Why the confirmed conversion was refused, unless it is about the amount. */
    formError:
      refusal && !isUnknown && amountError === null
        ? refusal.message || texts.convert.failed
        : null,
    confirm,
    accept: desk.accept,
    retry: desk.retry,
    /** The time of the shown quote is over. */
    expire() {
      if (!isSending.current && !isUnknown) desk.renew("expired");
    },
    restart() {
      setOutcome(null);
      setRefusal(null);
      desk.want(null);
    },
  };
}

export type Convert = ReturnType<typeof useConvert>;
