import { setCacheBustingSearchParam } from "next/dist/client/components/router-reducer/set-cache-busting-search-param";
import { prepareFlightRouterStateForRequest } from "next/dist/client/flight-data-helpers";
import type { FlightRouterState } from "next/dist/shared/lib/app-router-types";

/** A press that becomes no click within it, drags or is held. */
const LONGEST_PRESS_MS = 1_000;

/** Pages whose trees are kept; the router asks for an older one by itself. */
const MOST_SHOWN = 50;

/** Where the router stands. */
export interface Place {
  readonly origin: string;
  readonly path: string;
  readonly search: string;
  /** What the router made of the page: its layouts and their parts, down to the page; null where it does not say. */
  readonly tree: FlightRouterState | null;
}

interface EarlyPage {
  readonly address: string;
  readonly answer: Promise<Response>;
  readonly stop: AbortController;
}

const nameOf = ([segment]: FlightRouterState) =>
  JSON.stringify(Array.isArray(segment) ? segment.slice(0, 3) : segment);

/** A page that the router knows is asked for from where its tree leaves that of the page that is there. */
function fromWhereItLeaves(
  target: FlightRouterState,
  current: FlightRouterState | undefined,
): FlightRouterState {
  const [segment, { children, ...slots }, , , hints] = target;
  if (!current || nameOf(target) !== nameOf(current) || !children)
    return [segment, target[1], null, "refetch", hints];
  const below = { children: fromWhereItLeaves(children, current[1].children), ...slots };
  return [segment, below, null, null, hints];
}

function addressOf(input: Parameters<typeof fetch>[0]): string {
  return input instanceof Request ? input.url : String(input);
}

/**
 * Asks for a page when its link begins to be pressed, and hands the answer to the router when that asks for the same: a
 * press lasts as long as the server needs for a page. What the router would ask for is worked out as it does it; where
 * that fails, or nothing comes of the press, the early answer is dropped and the router asks by itself.
 */
export function createEarlyPages(send: typeof fetch, place: () => Place) {
  /** Trees of the pages that were shown last, by path and query. */
  const shown = new Map<string, FlightRouterState>();
  let early: EarlyPage | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function drop(): void {
    clearTimeout(timer);
    timer = undefined;
    early?.stop.abort();
    early = null;
  }

  async function ask(path: string): Promise<EarlyPage | null> {
    const { origin, path: here, tree } = place();
    if (!tree) return null;
    const known = shown.get(path);
    const headers = {
      rsc: "1",
      "next-router-state-tree": prepareFlightRouterStateForRequest(
        known ? fromWhereItLeaves(known, tree) : tree,
      ),
      "next-url": here,
    } as const;
    const url = new URL(path, origin);
    await setCacheBustingSearchParam(url, headers);
    const stop = new AbortController();
    const answer = send(url, { credentials: "same-origin", headers, signal: stop.signal });
    // Told to whoever takes it.
    answer.catch(() => undefined);
    return { address: url.href, answer, stop };
  }

  return {
    /** Notes the page that is there: from then on the router knows it. */
    note(): void {
      const { path, search, tree } = place();
      if (!tree) return;
      shown.delete(path + search);
      shown.set(path + search, tree);
      for (const oldest of shown.keys()) if (shown.size > MOST_SHOWN) shown.delete(oldest);
    },

    /** The press has begun. */
    async begin(path: string): Promise<void> {
      drop();
      const begun = setTimeout(drop, LONGEST_PRESS_MS);
      timer = begun;
      const asked = await ask(path);
      if (timer === begun) early = asked;
      else asked?.stop.abort();
    },

    /** Nothing comes of the press. */
    drop,

    /** Takes the place of `fetch`. */
    fetch: (async (input, init) => {
      const taken = early;
      const isSame = taken !== null && addressOf(input) === taken.address;
      if (!isSame || new Headers(init?.headers).has("next-router-prefetch"))
        return send(input, init);
      early = null;
      clearTimeout(timer);
      init?.signal?.addEventListener("abort", () => taken.stop.abort());
      const answer = await taken.answer.catch(() => null);
      return answer?.ok && !answer.redirected ? answer : send(input, init);
    }) as typeof fetch,
  };
}
