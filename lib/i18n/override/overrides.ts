import "server-only";
import { randomUUID } from "node:crypto";
import { environment } from "../../env/server.ts";
import { within } from "../../live/within.ts";
import { waitUntil } from "../../process/after-answer.ts";
import { logLine } from "../../process/log.ts";
import { inProcess } from "../../process/shared.ts";
import { upstreamAddress } from "../../upstream/address.ts";
import { UpstreamInvalidError } from "../../upstream/errors.ts";
import { recorded } from "../../upstream/recorded.ts";
import { send } from "../../upstream/transport.ts";

/** What the upstream says instead of our texts, as it came. */
export type Overrides = Readonly<Record<string, unknown>>;

const MAX_BYTES = 256 * 1024;
const TIMEOUT_MS = 5_000;
const FRESH_MS = 5 * 60_000;
/** An outage is asked about again after this long, and not by each page. */
const RETRY_MS = 30_000;
/** The longest that a page waits for a first answer; without it our own texts serve. */
const WAIT_MS = 500;

const NONE: Overrides = {};

interface Entry {
  overrides: Overrides;
  /** The upstream has answered once, with its texts or that it has none. */
  isKnown: boolean;
  freshUntil: number;
  flight: Promise<void> | undefined;
  /** Until then a page waits for the first flight. */
  waitUntil: number;
}

const entries = inProcess("locale overrides", () => new Map<string, Entry>());

function entryOf(locale: string): Entry {
  let entry = entries().get(locale);
  if (!entry) {
    entry = {
      overrides: NONE,
      isKnown: false,
      freshUntil: 0,
      flight: undefined,
      waitUntil: Date.now() + WAIT_MS,
    };
    entries().set(locale, entry);
  }
  return entry;
}

async function load(locale: string): Promise<Overrides> {
  const { url, localesPath, apiKey } = environment().upstream;
  const requestId = randomUUID();
  const call = { operation: "GET locales/{locale}.json", requestId };
  const request = {
    ...call,
    url: upstreamAddress(url, `${localesPath}/${locale}.json`),
    method: "GET",
    headers: { accept: "application/json", "x-api-key": apiKey, "x-request-id": requestId },
    body: undefined,
    headersTimeoutMs: TIMEOUT_MS,
    totalTimeoutMs: TIMEOUT_MS,
    signal: undefined,
    mayRetry: true,
  };
  const { status, header, bytes } = await recorded(request, undefined, send);
  if (status === 404) return NONE;
  const refuse = (why: string) => new UpstreamInvalidError(`${call.operation}: ${why}`, call);
  if (status !== 200) throw refuse(`status ${status}`);
  if (bytes.length > MAX_BYTES) throw refuse(`${bytes.length} bytes are too many`);
  if (!/^application\/([\w.+-]+\+)?json\b/i.test(header("content-type") ?? "")) {
    throw refuse("no JSON");
  }
  const texts: unknown = JSON.parse(bytes.toString("utf8"));
  if (typeof texts !== "object" || texts === null || Array.isArray(texts)) {
    throw refuse("no object of texts");
  }
  return texts as Overrides;
}

async function renew(locale: string, entry: Entry): Promise<void> {
  try {
    entry.overrides = await load(locale);
    entry.isKnown = true;
    entry.freshUntil = Date.now() + FRESH_MS;
  } catch (error) {
    entry.freshUntil = Date.now() + RETRY_MS;
    const cause = error instanceof Error ? error.message : typeof error;
    logLine({ event: "locale overrides ignored", locale, cause }, "warn");
  } finally {
    entry.flight = undefined;
  }
}

/** What is known without asking: handlers answer at once, whatever becomes of the upstream. */
export function knownOverrides(locale: string): Overrides {
  return entries().get(locale)?.overrides ?? NONE;
}

/**
 * The upstream's texts for a language (`UPSTREAM_LOCALES_PATH`), asked for every five minutes by one
 * flight, and served stale meanwhile. A failure is logged, changes nothing, and is remembered for half a
 * minute. Never throws, and never takes longer than half a second.
 */
export async function readOverrides(locale: string): Promise<Overrides> {
  const entry = entryOf(locale);
  if (Date.now() < entry.freshUntil) return entry.overrides;
  entry.flight ??= renew(locale, entry);
  waitUntil()?.(entry.flight);
  const remainingMs = entry.waitUntil - Date.now();
  if (remainingMs > 0) await within(remainingMs, entry.flight);
  return entry.overrides;
}

/**
 * Whether a language can be chosen: the upstream has given its texts for it or has none. Waits for the first
 * answer, five seconds at most; a failure is remembered for half a minute. Never throws.
 */
export async function canHaveOverrides(locale: string): Promise<boolean> {
  await readOverrides(locale);
  const entry = entryOf(locale);
  if (!entry.isKnown) await entry.flight;
  return entry.isKnown;
}
