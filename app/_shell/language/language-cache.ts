/** What the router asks for when it renders the whole page anew, and what came. */
interface KeptPage {
  readonly request: string;
  readonly address: string;
  readonly writes: number;
  readonly keptAtMs: number;
  readonly headers: Headers;
  readonly body: ArrayBuffer;
}

/** What the copies are made of and judged by. */
export interface PageSource {
  readonly send: typeof fetch;
  /** The language that the server answers in now. */
  readonly language: () => string;
  /** Path and query of the page. */
  readonly address: () => string;
  /** Writes that this document has had accepted: what was rendered before the last one is not shown again. */
  readonly writes: () => number;
  readonly nowMs: () => number;
}

/** As old as a wallet that is looked at may be: an older copy is followed by a fresh one. */
const FRESH_MS = 15_000;

const RSC_TYPE = "text/x-component";
/** The router's mark at the root of the tree that it sends: all of the page, its layouts too. */
const WHOLE_PAGE = "refetch";

/** Names a request of the router for the whole page, by its address and the tree that it knows; null for any other. */
function wholePageRequest(input: RequestInfo | URL, init: RequestInit | undefined): string | null {
  const headers = new Headers(init?.headers);
  const tree = headers.get("next-router-state-tree");
  if (!headers.has("rsc") || headers.has("next-router-prefetch") || !tree) return null;
  const [, , , mark] = JSON.parse(decodeURIComponent(tree)) as unknown[];
  return mark === WHOLE_PAGE ? `${input} ${tree}` : null;
}

/** A response of the same bytes; the router also reads its address, which a made one lacks. */
function responseOf({ body, headers, request }: KeptPage): Response {
  const response = new Response(body.slice(0), { headers });
  const [url] = request.split(" ");
  return Object.defineProperty(response, "url", { value: url });
}

/**
 * Keeps the whole page as the server last sent it in each language, so that a language that was shown before is there
 * without a request (R4.5). A copy serves the address that it was made for, until something is written.
 */
export function createLanguageCache({ send, language, address, writes, nowMs }: PageSource) {
  const kept = new Map<string, KeptPage>();
  let wanted: string | null = null;
  let readAtMs = 0;

  function copyFor(locale: string): KeptPage | undefined {
    const copy = kept.get(locale);
    return copy?.address === address() && copy.writes === writes() ? copy : undefined;
  }

  async function keep(
    request: string,
    locale: string,
    asked: Pick<KeptPage, "address" | "writes" | "keptAtMs">,
    answer: Response,
  ) {
    const { headers, ok, redirected } = answer;
    if (!ok || redirected || !headers.get("content-type")?.startsWith(RSC_TYPE)) return;
    const body = await answer.clone().arrayBuffer();
    kept.set(locale, { request, ...asked, headers, body });
  }

  return {
    /** Takes the place of `fetch`: answers the router from a copy when one is wanted, and copies what it is sent. */
    fetch: (async (input, init) => {
      const request = wholePageRequest(input as RequestInfo | URL, init);
      if (request === null) return send(input, init);
      const locale = language();
      const isWanted = wanted === locale;
      wanted = null;
      const copy = copyFor(locale);
      if (isWanted && copy?.request === request) return responseOf(copy);
      if (!isWanted) readAtMs = nowMs();
      // A write that is accepted while the answer is on its way may not be in it.
      const asked = { address: address(), writes: writes(), keptAtMs: nowMs() };
      const answer = await send(input, init);
      // A body that breaks off leaves the copy before it in place.
      keep(request, locale, asked, answer).catch(() => undefined);
      return answer;
    }) as typeof fetch,

    /** True when this page is kept in a language, however old. */
    has: (locale: string): boolean => copyFor(locale) !== undefined,

    /**
     * The next rendering of the page is a switch to a language, or a copy made for one: it may come from a copy, and
     * is no reading of its data.
     */
    want(locale: string): void {
      wanted = locale;
    },

    /** True when the copy is older than what is shown may be, or than data that was read since. */
    isStale(locale: string): boolean {
      const copy = copyFor(locale);
      return !copy || nowMs() - copy.keptAtMs > FRESH_MS || copy.keptAtMs < readAtMs;
    },
  };
}
