export type RenewalReason = "expired" | "refused";

export interface QuoteState<Quote> {
  readonly quote: Quote | null;
  /** A quote is on its way; a shown one no longer holds. */
  readonly isAsking: boolean;
  /** Why the last quote was replaced; the member has to accept new figures before they can be confirmed. */
  readonly renewal: { readonly reason: RenewalReason; readonly before: Quote } | null;
  readonly error: unknown;
}

const EMPTY: QuoteState<never> = { quote: null, isAsking: false, renewal: null, error: null };

/** Resolves when somebody looks at the page, at once when they do. */
function whenSeen(): Promise<void> | undefined {
  if (typeof document === "undefined" || document.visibilityState === "visible") return;
  return new Promise((resolve) => {
    document.addEventListener("visibilitychange", () => resolve(), { once: true });
  });
}

/**
 * Asks for quotes: after a pause in typing for a new request, at once when a quote has expired and
 * somebody looks, or was refused. Only the answer to the latest question is shown, whatever the order of arrival.
 *
 * @param differ whether a member has to accept the second quote after having seen the first
 */
export function createQuoteCycle<Request, Quote>(
  ask: (request: Request) => Promise<Quote>,
  pauseMs: number,
  differ: (one: Quote, other: Quote) => boolean,
) {
  let state: QuoteState<Quote> = EMPTY;
  let request: Request | null = null;
  let question = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();

  function show(next: QuoteState<Quote>): void {
    state = next;
    for (const listener of listeners) listener();
  }

  async function send(reason: RenewalReason | null): Promise<boolean> {
    if (!request) return false;
    const number = ++question;
    const before = state.renewal?.before ?? state.quote;
    show({ ...state, isAsking: true, error: null });
    try {
      const quote = await ask(request);
      if (number !== question) return false;
      const renewal = reason && before && differ(before, quote) ? { reason, before } : null;
      show({ quote, isAsking: false, renewal, error: null });
      return renewal === null;
    } catch (error) {
      if (number === question) show({ ...EMPTY, error });
      return false;
    }
  }

  return {
    snapshot: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Sets what is wanted, or null while the input is none; figures of another request go at once. */
    want(next: Request | null) {
      clearTimeout(timer);
      question += 1;
      request = next;
      show(next ? { ...EMPTY, isAsking: true } : EMPTY);
      if (next) timer = setTimeout(() => send(null), pauseMs);
    },
    /**
     * Asks again for the same request: the quote no longer holds. One that expires unseen is asked for on the return.
     * @returns whether the new figures are those that were seen
     */
    async renew(reason: RenewalReason) {
      clearTimeout(timer);
      const number = question;
      if (reason === "expired") await whenSeen();
      return number === question && send(reason);
    },
    /** Asks again after a failure. */
    retry: () => send(null),
    /** The member has seen the new figures. */
    accept() {
      show({ ...state, renewal: null });
    },
    stop() {
      clearTimeout(timer);
      question += 1;
    },
  };
}
