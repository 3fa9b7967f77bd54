import { EARLY_POPSTATE } from "./early-popstate.ts";

/**
 * Undoes one thing when the member goes back; false when it stays, such as to ask first.
 *
 * @param isLeft the page is being left already, by a jump over several entries: there is nothing to ask
 */
export type BackStep = (isLeft?: boolean) => boolean;

interface Place {
  /** The same for the entries of one page. */
  readonly page: string;
  /** How many entries of the page lie below this one. */
  readonly depth: number;
}

type Written = readonly [data: unknown, unused: string, url?: string | URL | null];
type Write = (...written: Written) => void;

/** What the mechanism needs of a window. */
export type BackWindow = Pick<
  Window,
  | "addEventListener"
  | "history"
  | "location"
  | "requestAnimationFrame"
  | "scrollTo"
  | "scrollX"
  | "scrollY"
> & { readonly navigation?: { readonly canGoForward: boolean } };

const KEY = "backStep";

function readPlace(state: unknown): Place | null {
  const place = (state as Record<string, Place> | null)?.[KEY];
  return place && typeof place.depth === "number" ? place : null;
}

/** Behind the anchor of the address that a document was opened by, the router writes the one that it goes to. */
function withOneAnchor(url: Written[2]): string | null | undefined {
  return url && String(url).replace(/#.*(?=#)/, "");
}

function pageOf(address: string): string | undefined {
  return address.split("#")[0];
}

/**
 * What the Back button undoes within a page: each step that is open has an entry above the page's own in the
 * history, with the page's address.
 *
 * A step that ends by itself leaves its entry behind, since a traversal would stop or undo the navigation that may be
 * on its way in the same moment. Such a spent entry serves the next step that opens, gives its place to the next page, or
 * is passed over when the member goes back: the only traversals are those that follow the member's own.
 *
 * It hears `popstate` before the router does and keeps from it what happens within a page.
 */
export class BackSteps {
  readonly #window: BackWindow;
  readonly #push: Write;
  readonly #replace: Write;
  readonly #steps: BackStep[] = [];
  #place: Place | null;
  /** The page as it was last written, which its lower entries learn when they are reached. */
  #state: object | null = null;
  #address = "";

  constructor(own: BackWindow) {
    this.#window = own;
    const { history } = own;
    this.#place = readPlace(history.state);
    this.#push = history.pushState.bind(history);
    this.#replace = history.replaceState.bind(history);
    this.#note();
    history.pushState = (...written) => this.#onPush(written);
    history.replaceState = (...written) => this.#onReplace(written);
    own.addEventListener(EARLY_POPSTATE, (event) => this.#onPop(event as PopStateEvent));
  }

  /**
   * Opens a step.
   * @returns ends it, unless Back has
   */
  add(step: BackStep): () => void {
    this.#steps.push(step);
    this.#cover();
    return () => this.#drop(step);
  }

  /** Leaves the page for the one before it. */
  exit(): void {
    this.#window.history.go(-(this.#depth + 1));
  }

  get #depth(): number {
    return this.#place?.depth ?? 0;
  }

  #drop(step: BackStep): void {
    const index = this.#steps.indexOf(step);
    if (index >= 0) this.#steps.splice(index, 1);
  }

  /** Gives each open step an entry. */
  #cover(): void {
    while (this.#depth < this.#steps.length) {
      const place = this.#place ?? { page: Math.random().toString(36).slice(2), depth: 0 };
      if (place.depth === 0) this.#replace(this.#mark(place), "");
      this.#place = { ...place, depth: place.depth + 1 };
      this.#push(this.#mark(this.#place), "");
    }
  }

  #mark(place: Place): object {
    return { ...this.#state, [KEY]: place };
  }

  #note(): void {
    const { history, location } = this.#window;
    // A link to an anchor writes no state.
    this.#state = history.state ?? this.#state;
    this.#address = location.href;
  }

  #onPush([data, unused, url]: Written): void {
    const address = withOneAnchor(url);
    // The router replaces the address that it is at, and looks for it with both anchors.
    const isHere =
      address !== String(url) && address && new URL(address, this.#address).href === this.#address;
    const write = isHere || this.#depth > 0 ? this.#replace : this.#push;
    this.#place = null;
    write({ ...(data as object | null), [KEY]: undefined }, unused, address);
    this.#note();
  }

  #onReplace([data, unused, url]: Written): void {
    const isStep = this.#depth > 0;
    const state = isStep ? { ...(data as object | null), [KEY]: this.#place } : data;
    this.#replace(state, unused, withOneAnchor(url));
    this.#place = readPlace(this.#window.history.state);
    this.#note();
  }

  #onPop(event: PopStateEvent): void {
    const from = this.#place;
    const to = readPlace(event.state);
    this.#place = to;
    if (!from || !to || from.page !== to.page) {
      const left = pageOf(this.#address);
      this.#note();
      // Over several entries at once, or one of them would have been a step's.
      if (pageOf(this.#address) !== left) this.#closeAll();
      // To an entry without a state the router would not come back: it would show the page that is there.
      else if (!event.state) this.#replace({ ...this.#state, [KEY]: undefined }, "");
      return;
    }
    event.preventDefault();
    event.stopImmediatePropagation();
    this.#replace(this.#mark(to), "", this.#address);
    this.#keepScroll();
    if (to.depth > from.depth) {
      if (this.#window.navigation?.canGoForward) this.#window.history.go(1);
    } else this.#goBack();
  }

  #closeAll(): void {
    for (const step of [...this.#steps].reverse()) if (step(true)) this.#drop(step);
  }

  // The browser scrolls to where the page was when the entry was left.
  #keepScroll(): void {
    const { scrollX: left, scrollY: top } = this.#window;
    this.#window.requestAnimationFrame(() =>
      this.#window.scrollTo({ left, top, behavior: "instant" }),
    );
  }

  #goBack(): void {
    const step = this.#steps.at(-1);
    if (!step) {
      this.exit();
      return;
    }
    if (step()) this.#drop(step);
    this.#cover();
  }
}
