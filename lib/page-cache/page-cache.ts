import { within } from "../live/within.ts";
import type { PageKey } from "./page-key.ts";
import { PageTemplate } from "./page-template.ts";
import { isPartialPage } from "./partial-pages.ts";

/** So long a page is given out without a thought; then it is rendered anew while it is given out once more. */
const FRESH_MS = 60_000;
/** So long a page is given out that cannot be rendered anew. */
const STALE_MS = 300_000;
/** After a failure the next try waits so long. */
const RETRY_MS = 1_000;
/** A visitor waits so long for a render that has begun; then their page is rendered for them alone. */
const PATIENCE_MS = 150;
const RENDER_TIMEOUT_MS = 10_000;
/** From which visit within {@link FRESH_MS} a page is kept: one that is asked for once would cost two renders. */
const FROM_VISIT = 2;
/** Of all pages together, in memory. */
const MAX_BYTES = 64 * 1024 * 1024;

const NONCE_IN_POLICY = /'nonce-([A-Za-z0-9+/]{22}==)'/;
/** What a kept page is chosen by, besides what the framework says. */
const CHOSEN_BY = ["accept-language", "cookie"];
/** In the kept headers, where the nonce goes. */
const NONCE_PLACE = "\u0000";
/** Headers of one answer or one connection alone. */
const OWN_HEADERS: ReadonlySet<string> = new Set([
  ...["date", "connection", "keep-alive", "transfer-encoding", "content-length"],
  ...["content-encoding", "x-request-id"],
]);

/** A page that is the same for every visitor of its key. */
export interface KeptPage {
  readonly template: PageTemplate;
  /** Headers with `placeNonce` still to be done. */
  readonly headers: readonly (readonly [name: string, value: string])[];
}

/** The value of a kept header with the nonce of an answer. */
export function placeNonce(value: string, nonce: string): string {
  return value.replaceAll(NONCE_PLACE, nonce);
}

/** Asks the framework for a page as a visitor without any cookie but these would. */
export type Render = (key: PageKey, signal: AbortSignal) => Promise<Response>;

/** @returns the page, unless it is one that nobody else may get */
async function keptPage(answer: Response): Promise<KeptPage | undefined> {
  const html = await answer.text();
  const nonce = NONCE_IN_POLICY.exec(answer.headers.get("content-security-policy") ?? "")?.[1];
  const requestId = answer.headers.get("x-request-id");
  const isWhole = answer.status === 200 && html.endsWith("</html>") && !html.includes("\u0000");
  if (!isWhole || !nonce || !requestId) return undefined;
  if (answer.headers.has("set-cookie") || isPartialPage(requestId)) return undefined;
  const template = await PageTemplate.of(html, nonce);
  const headers = [...answer.headers]
    .filter(([name]) => !OWN_HEADERS.has(name))
    .map(([name, value]) => {
      const all = name === "vary" ? [value, ...CHOSEN_BY].join(", ") : value;
      return [name, all.replaceAll(nonce, NONCE_PLACE)] as const;
    });
  return { template, headers };
}

interface Entry {
  page?: KeptPage;
  /** Visits since then, while there is no page. */
  countedFrom: number;
  visits: number;
  renderedAt: number;
  nextTryAt: number;
  rendering?: Promise<void>;
}

function newEntry(): Entry {
  return { countedFrom: 0, visits: 0, renderedAt: 0, nextTryAt: 0 };
}

/** Public pages in memory, each rendered once a minute as long as it is asked for, one render at a time. */
export class PageCache {
  readonly #render: Render;
  readonly #maxBytes: number;
  readonly #patienceMs: number;
  readonly #fromVisit: number;
  readonly #entries = new Map<string, Entry>();
  #queue: Promise<unknown> = Promise.resolve();
  #bytes = 0;

  constructor(
    render: Render,
    { maxBytes = MAX_BYTES, patienceMs = PATIENCE_MS, fromVisit = FROM_VISIT } = {},
  ) {
    this.#render = render;
    this.#maxBytes = maxBytes;
    this.#patienceMs = patienceMs;
    this.#fromVisit = fromVisit;
  }

  /** Bytes of all pages that are kept. */
  get bytes(): number {
    return this.#bytes;
  }

  /** The page of a key; undefined while there is none that is good. */
  async find(key: PageKey): Promise<KeptPage | undefined> {
    const name = `${key.path} ${key.locale} ${key.theme}`;
    const entry = this.#entries.get(name) ?? newEntry();
    // What was asked for last stands last: the first one makes room.
    this.#entries.delete(name);
    this.#entries.set(name, entry);
    const now = Date.now();
    if (now - entry.renderedAt >= STALE_MS) this.#drop(entry);
    if (!entry.page && !entry.rendering && this.#isFirst(entry, now)) return undefined;
    if (now >= entry.nextTryAt && !entry.rendering) this.#renew(key, entry);
    if (!entry.page && entry.rendering) await within(this.#patienceMs, entry.rendering);
    return entry.page;
  }

  #isFirst(entry: Entry, now: number): boolean {
    if (now - entry.countedFrom >= FRESH_MS) Object.assign(entry, { countedFrom: now, visits: 0 });
    entry.visits += 1;
    return entry.visits < this.#fromVisit;
  }

  #drop(entry: Entry): void {
    this.#bytes -= entry.page?.template.size ?? 0;
    entry.page = undefined;
  }

  #renew(key: PageKey, entry: Entry): void {
    const turn = this.#queue.then(() => this.#fill(key, entry));
    this.#queue = turn;
    entry.rendering = turn;
  }

  async #fill(key: PageKey, entry: Entry): Promise<void> {
    const page = await this.#render(key, AbortSignal.timeout(RENDER_TIMEOUT_MS))
      .then(keptPage)
      // The same request renders for its visitor meanwhile, and logs what is wrong.
      .catch(() => undefined);
    const now = Date.now();
    entry.rendering = undefined;
    entry.nextTryAt = now + (page ? FRESH_MS : RETRY_MS);
    if (!page) return;
    this.#drop(entry);
    entry.page = page;
    entry.renderedAt = now;
    this.#bytes += page.template.size;
    this.#makeRoom();
  }

  #makeRoom(): void {
    // The entry stays, since its page may be in the queue to be rendered anew: there are as many as keys at most.
    for (const entry of this.#entries.values()) {
      if (this.#bytes <= this.#maxBytes) return;
      if (!entry.page) continue;
      this.#drop(entry);
      entry.nextTryAt = 0;
    }
  }
}
