"use client";

import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import type { BffError } from "@/lib/bff/client/client";
import { createQuoteCycle } from "./quote-cycle";

/** Whether an order was refused because its quote does not hold any more, or is forgotten altogether. */
export function isQuoteGone(refusal: Pick<BffError, "code"> | null): boolean {
  return refusal?.code === "CONFLICT" || refusal?.code === "NOT_FOUND";
}

interface QuoteSource<Wish, Quote> {
  ask: (wish: Wish) => Promise<Quote>;
  /** How long what is wanted has to rest before it is asked for, in milliseconds. */
  pauseMs: number;
  /** Whether the member has to accept the second quote after having seen the first. */
  differ: (one: Quote, other: Quote) => boolean;
}

/**
 * The quote for what is wanted, plain data or null for nothing. While it is held nothing about it changes:
 * what was sent by it stays on the screen, though a poll may already show the balances after it.
 */
export function useQuote<Wish, Quote>(
  source: QuoteSource<Wish, Quote>,
  wish: Wish | null,
  isHeld: boolean,
) {
  const [desk] = useState(() => createQuoteCycle(source.ask, source.pauseMs, source.differ));
  const quotes = useSyncExternalStore(desk.subscribe, desk.snapshot, desk.snapshot);
  const held = useRef<string | null>(null);
  const key = isHeld ? held.current : wish && JSON.stringify(wish);
  useEffect(() => {
    held.current = key;
    desk.want(key === null ? null : (JSON.parse(key) as Wish));
  }, [desk, key]);
  useEffect(() => () => desk.stop(), [desk]);
  return {
    ...quotes,
    accept: desk.accept,
    retry: desk.retry,
    /** Asks again: the quote that is shown does not hold any more. */
    renew: desk.renew,
  };
}
