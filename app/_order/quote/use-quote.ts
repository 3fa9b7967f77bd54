"use client";

import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import type { BffError } from "@/lib/bff/client/client";
import { createQuoteCycle } from "./quote-cycle";

/** Whether an order was refused because its quote does not hold any more, or is forgotten altogether. */
export function isQuoteGone(refusal: Pick<BffError, "code"> | null): boolean {
  return refusal?.code === "CONFLICT" || refusal?.code === "NOT_FOUND";
}

interface QuoteSource<Request, Quote> {
  ask: (request: Request) => Promise<Quote>;
  /** How long what is wanted has to rest before it is asked for, in milliseconds. */
  pauseMs: number;
  /** Whether the member has to accept the second quote after having seen the first. */
  differ: (one: Quote, other: Quote) => boolean;
}

/**
 * The quote for what is wanted, plain data or null for nothing. While it is held nothing about it changes:
 * what was sent by it stays on the screen, though a poll may already show the balances after it.
 */
export function useQuote<Request, Quote>(
  source: QuoteSource<Request, Quote>,
  request: Request | null,
  isHeld: boolean,
) {
  const [cycle] = useState(() => createQuoteCycle(source.ask, source.pauseMs, source.differ));
  const quotes = useSyncExternalStore(cycle.subscribe, cycle.snapshot, cycle.snapshot);
  const held = useRef<string | null>(null);
  const key = isHeld ? held.current : request && JSON.stringify(request);
  useEffect(() => {
    held.current = key;
    cycle.want(key === null ? null : (JSON.parse(key) as Request));
  }, [cycle, key]);
  useEffect(() => () => cycle.stop(), [cycle]);
  return {
    ...quotes,
    accept: cycle.accept,
    retry: cycle.retry,
    /** Asks again: the quote that is shown does not hold any more. */
    renew: cycle.renew,
  };
}
