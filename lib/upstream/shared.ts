import "server-only";
import type { Endpoint, EndpointInput, EndpointOutput } from "../contract/protocol/endpoint.ts";
import { within } from "../live/within.ts";
import { waitUntil } from "../process/after-answer.ts";
import { BoundedMap } from "../process/bounded-map.ts";
import { describeError, logLine } from "../process/log.ts";
import { inProcess } from "../process/shared.ts";
import { fillPath } from "./address.ts";
import { describeRefusal, type UpstreamRefusal, type UpstreamResult } from "./answer.ts";
import { type CallContext, callUpstreamRaw, type RawInput } from "./call.ts";
import { UpstreamTimeoutError } from "./errors.ts";

interface Entry {
  value: unknown;
  freshUntil: number;
  usableUntil: number;
  /** Until then nobody asks for a renewal, nor at all while a refusal stands. */
  askAgainAt: number;
  /** A refusal that said when to come again. */
  refusal: UpstreamRefusal | undefined;
  flight: Promise<UpstreamResult<unknown>> | undefined;
}

/** An answer that could not be renewed serves this much longer than it is fresh. */
const STALE_FACTOR = 10;
/** Of each call: made-up parameters of one push no answer of another out. */
const MAX_ENTRIES = 500;
/** After a renewal that failed the next one waits so long: there is an answer to give meanwhile. */
const RENEWAL_PAUSE_MS = 1_000;
/** An upstream that wants to be left alone for longer is asked as often nevertheless. */
const MAX_RETRY_AFTER_MS = 60_000;

const answers = inProcess("shared answers", () => new Map<string, BoundedMap<string, Entry>>());

/** What is kept of a call, by its parameters. */
export function entriesOf(endpoint: Endpoint): Map<string, Entry> {
  const route = routeOf(endpoint);
  const entries = answers().get(route) ?? new BoundedMap<string, Entry>(MAX_ENTRIES);
  answers().set(route, entries);
  return entries;
}

/** Who asks, and how long they wait for an answer that is not known yet, in milliseconds; as long as the call may take without. */
export interface SharedContext extends CallContext {
  readonly patienceMs?: number;
}

function newEntry(): Entry {
  return {
    value: undefined,
    freshUntil: 0,
    usableUntil: 0,
    askAgainAt: 0,
    refusal: undefined,
    flight: undefined,
  };
}

/** How long an upstream that refused wants to be left alone, in milliseconds; 0 when it did not say. */
function retryAfterMs({ retryAfterSeconds = 0 }: UpstreamRefusal): number {
  return Math.min(retryAfterSeconds * 1_000, MAX_RETRY_AFTER_MS);
}

function keepRefusal(entry: Entry, refusal: UpstreamRefusal): void {
  const pauseMs = retryAfterMs(refusal);
  entry.refusal = pauseMs > 0 ? refusal : undefined;
  entry.askAgainAt = Date.now() + Math.max(pauseMs, RENEWAL_PAUSE_MS);
}

/** The refusal that stands, with the seconds that are left of it. */
function standing(entry: Entry, now: number): UpstreamRefusal | undefined {
  if (!entry.refusal || now >= entry.askAgainAt) return undefined;
  const retryAfterSeconds = Math.ceil((entry.askAgainAt - now) / 1_000);
  return { ...entry.refusal, retryAfterSeconds };
}

/**
 * Calls a public endpoint whose answer is the same for everybody: one flight at a time, kept for the
 * seconds that the endpoint declares, and served stale while it is renewed, so that a hundred
 * visitors are one call upstream. Faults are not kept, and of refusals those that say when to come again, for a minute at most.
 *
 * @throws UpstreamFault when there is neither a fresh nor a stale answer, or none within the patience
 */
export async function callSharedRaw<E extends Endpoint>(
  endpoint: E,
  input: Pick<RawInput, "params" | "query">,
  context: SharedContext,
): Promise<UpstreamResult<EndpointOutput<E>>> {
  type Result = UpstreamResult<EndpointOutput<E>>;
  const kept = (entry: Entry): Result => ({
    ok: true,
    status: 200,
    value: entry.value as EndpointOutput<E>,
  });
  const lifetimeMs = (endpoint.sharedForSeconds ?? 0) * 1000;
  const entries = entriesOf(endpoint);
  const key = `${fillPath(endpoint, input.params)} ${JSON.stringify(input.query ?? {})}`;
  const entry = entries.get(key) ?? newEntry();
  // What was asked for last stands last: the first one makes room.
  entries.set(key, entry);
  const now = Date.now();
  const isUsable = now < entry.usableUntil;
  if (now < entry.freshUntil || (isUsable && now < entry.askAgainAt)) return kept(entry);
  const refusal = isUsable ? undefined : standing(entry, now);
  if (refusal) return { ok: false, refusal };

  // The flight outlives the visitor who started it, and says nothing about them: others wait for it
  // and get its answer.
  entry.flight ??= callUpstreamRaw(endpoint, input, { requestId: context.requestId })
    .then((result) => {
      if (result.ok) {
        entry.value = result.value;
        entry.freshUntil = Date.now() + lifetimeMs;
        entry.usableUntil = entry.freshUntil + lifetimeMs * STALE_FACTOR;
        entry.refusal = undefined;
        return result;
      }
      keepRefusal(entry, result.refusal);
      if (isUsable) logFailedRenewal(endpoint, describeRefusal(result.refusal));
      return result;
    })
    .catch((error: unknown) => {
      entry.refusal = undefined;
      entry.askAgainAt = Date.now() + RENEWAL_PAUSE_MS;
      if (isUsable) logFailedRenewal(endpoint, describeError(error));
      throw error;
    })
    .finally(() => {
      entry.flight = undefined;
      const isEmpty = entry.usableUntil === 0 && !entry.refusal;
      if (isEmpty && entries.get(key) === entry) entries.delete(key);
    });
  const flight = entry.flight as Promise<Result>;
  waitUntil()?.(flight);
  if (!isUsable) return inTime(flight, endpoint, context);
  // Whoever started it has said so in the log.
  flight.catch(() => undefined);
  return kept(entry);
}

function routeOf({ method, service, path }: Endpoint): string {
  return `${method} ${service}${path}`;
}

async function inTime<Result>(
  flight: Promise<Result>,
  endpoint: Endpoint,
  { patienceMs, requestId }: SharedContext,
): Promise<Result> {
  if (patienceMs === undefined) return flight;
  const result = await within(patienceMs, flight);
  if (result !== undefined) return result;
  const message = `${routeOf(endpoint)}: nobody waits longer than ${patienceMs} ms`;
  throw new UpstreamTimeoutError(message, { requestId });
}

function logFailedRenewal(endpoint: Endpoint, cause: string): void {
  logLine({ event: "stale answer served", route: routeOf(endpoint), cause }, "warn");
}

/** {@link callSharedRaw} with values checked by the contract's types. */
export function callShared<E extends Endpoint>(
  endpoint: E,
  input: EndpointInput<E>,
  context: SharedContext,
): Promise<UpstreamResult<EndpointOutput<E>>> {
  return callSharedRaw(endpoint, input as RawInput, context);
}
