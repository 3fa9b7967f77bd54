import "server-only";
import type { Readable } from "node:stream";
import { serviceClock } from "../live/service-clock.ts";
import { inProcess } from "../process/shared.ts";
import type { UpstreamRecord } from "../telemetry/telemetry.ts";
import {
  UpstreamFault,
  UpstreamInvalidError,
  UpstreamTimeoutError,
  UpstreamUnavailableError,
  UpstreamUnreachedError,
} from "./errors.ts";
import { isUnconnected } from "./unconnected.ts";

/** Ample for every JSON answer of the contract; more than this is not read. */
const MAX_ANSWER_BYTES = 8 * 1024 * 1024;

/** What a request holds: bytes, or so many of a stream that is opened anew whenever they are sent. */
export type RequestContent = Uint8Array | { readonly size: number; readonly open: () => Readable };

export interface TransportRequest {
  readonly operation: string;
  readonly url: URL;
  readonly method: string;
  readonly headers: Record<string, string>;
  readonly body: RequestContent | undefined;
  readonly headersTimeoutMs: number;
  readonly totalTimeoutMs: number;
  readonly requestId: string;
  /** Aborts the call when the browser has left. */
  readonly signal: AbortSignal | undefined;
  /** One more try when the connection died before any header; only for calls without effect. */
  readonly mayRetry: boolean;
  /** Decides by status and headers whether the body is read; what is not wanted comes without bytes. */
  readonly isWanted?: (status: number, header: TransportAnswer["header"]) => boolean;
  /** The most that is read, below the limit for every answer. */
  readonly maxBytes?: number;
  /** The service itself answers, so that its answers are dated by its clock. */
  readonly isOfService?: true;
  /** Is told what happens on the way. */
  readonly record?: Pick<UpstreamRecord, "answered" | "retried">;
}

export interface TransportAnswer {
  readonly status: number;
  readonly header: (name: string) => string | undefined;
  readonly bytes: Buffer;
}

/** How many connections to one origin each kind of call may hold; a stream takes none of the others'. */
export const CONNECTIONS = { calls: 256, streams: 64 } as const;

type Kind = keyof typeof CONNECTIONS;

// No page of visitors and no health check waits for undici to load, which is a tenth of a start.
function senderOf(kind: Kind) {
  // Over HTTP/2 undici sends an order again by itself where a peer says that it had not looked at it (GOAWAY, REFUSED_STREAM).
  const options = { connections: CONNECTIONS[kind], keepAliveTimeout: 10_000, allowH2: false };
  return inProcess(`upstream ${kind}`, async () => {
    const { Agent, request } = await import("undici");
    return { dispatcher: new Agent(options), request };
  });
}

const SENDERS = { calls: senderOf("calls"), streams: senderOf("streams") } as const;

/** undici's and Node's own names of what went wrong. */
const DEAD: ReadonlySet<unknown> = new Set(["UND_ERR_SOCKET", "ECONNRESET"]);
const TOO_SLOW: ReadonlySet<unknown> = new Set([
  ...["UND_ERR_BODY_TIMEOUT", "UND_ERR_CONNECT_TIMEOUT"],
]);

function codeOf(error: unknown): unknown {
  return error instanceof Error && "code" in error ? error.code : undefined;
}

async function readCapped(body: AsyncIterable<Buffer>, call: TransportRequest): Promise<Buffer> {
  const chunks: Buffer[] = [];
  const { maxBytes = MAX_ANSWER_BYTES } = call;
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > maxBytes) {
      throw new UpstreamInvalidError(`${call.operation}: the answer is too large`, call);
    }
    chunks.push(chunk);
  }
  return chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks, size);
}

// undici times nothing and tells nobody of an abort while a request waits for a free connection.
function orAborted<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
  return new Promise((resolve, reject) => {
    const leave = () => reject(signal.reason);
    signal.addEventListener("abort", leave, { once: true });
    if (signal.aborted) leave();
    work.then(resolve, reject).finally(() => signal.removeEventListener("abort", leave));
  });
}

async function request(call: TransportRequest, kind: Kind, signal: AbortSignal) {
  const { body, headers } = call;
  const isStream = body !== undefined && "open" in body;
  const sender = await SENDERS[kind]();
  return sender.request(call.url, {
    dispatcher: sender.dispatcher,
    method: call.method as "GET",
    headers: isStream ? { ...headers, "content-length": String(body.size) } : headers,
    body: isStream ? body.open() : body,
    headersTimeout: 0,
    bodyTimeout: call.totalTimeoutMs,
    signal,
  });
}

function open(call: TransportRequest, kind: Kind, signal: AbortSignal) {
  return orAborted(request(call, kind, signal), signal);
}

async function openWithRetry(call: TransportRequest, kind: Kind, deadline: AbortController) {
  const { signal } = deadline;
  const timer = setTimeout(() => deadline.abort(), call.headersTimeoutMs);
  const askedAtMs = Date.now();
  const answer = await open(call, kind, signal)
    .catch((error: unknown) => {
      if (!call.mayRetry || !DEAD.has(codeOf(error))) throw error;
      call.record?.retried();
      return open(call, kind, signal);
    })
    .finally(() => clearTimeout(timer));
  call.record?.answered(answer.statusCode);
  const header = (name: string) => {
    const value = answer.headers[name];
    return Array.isArray(value) ? value[0] : value;
  };
  // What a cache kept is dated by the past, and a failure by whoever stands in front (RFC 9110, 6.6.1).
  if (call.isOfService && answer.statusCode < 500 && (header("age") ?? "0") === "0") {
    const serviceMs = Date.parse(header("date") ?? "");
    serviceClock.hear({ serviceMs, resolutionMs: 1_000, askedAtMs, arrivedAtMs: Date.now() });
  }
  return { status: answer.statusCode, header, body: answer.body };
}

async function attempt(
  call: TransportRequest,
  deadline: AbortController,
): Promise<TransportAnswer> {
  const { status, header, body } = await openWithRetry(call, "calls", deadline);
  if (call.isWanted?.(status, header) === false) {
    // Reads on a little, because a connection whose answer is whole serves the next call.
    body.dump({ limit: 65_536, signal: AbortSignal.timeout(1_000) }).catch(() => undefined);
    return { status, header, bytes: Buffer.alloc(0) };
  }
  const declared = Number(header("content-length") ?? Number.NaN);
  // A length within the limit is held to by the parser, so the body can be taken in one piece.
  const bytes =
    declared <= (call.maxBytes ?? MAX_ANSWER_BYTES)
      ? Buffer.from(await body.arrayBuffer())
      : await readCapped(body, call);
  return { status, header, bytes };
}

function toFault(error: unknown, call: TransportRequest, isAborted: boolean): UpstreamFault {
  if (error instanceof UpstreamFault) return error;
  const code = codeOf(error);
  const about = { requestId: call.requestId, cause: error };
  if (isAborted || TOO_SLOW.has(code)) {
    return new UpstreamTimeoutError(`${call.operation}: no answer in time`, about);
  }
  const Fault = isUnconnected(error) ? UpstreamUnreachedError : UpstreamUnavailableError;
  return new Fault(`${call.operation}: the connection failed`, about);
}

/** Aborts with the browser; `release` forgets it. */
function deadlineOf({ signal }: TransportRequest) {
  const deadline = new AbortController();
  const leave = () => deadline.abort();
  signal?.addEventListener("abort", leave, { once: true });
  if (signal?.aborted) leave();
  return { deadline, release: () => signal?.removeEventListener("abort", leave) };
}

/**
 * Sends one request and reads the whole answer, whatever its status. Redirects are not followed.
 *
 * @throws UpstreamTimeoutError after the time to headers, which waiting for a free connection is part
 * of, or the total time
 * @throws UpstreamUnreachedError when no connection can be made
 * @throws UpstreamUnavailableError when it breaks
 * @throws UpstreamInvalidError when the answer is too large
 */
export async function send(call: TransportRequest): Promise<TransportAnswer> {
  const { deadline, release } = deadlineOf(call);
  const timer = setTimeout(() => deadline.abort(), call.totalTimeoutMs);
  try {
    return await attempt(call, deadline);
  } catch (error) {
    throw toFault(error, call, deadline.signal.aborted);
  } finally {
    clearTimeout(timer);
    release();
  }
}

/** An answer of which only the headers have arrived. */
export interface OpenAnswer {
  readonly status: number;
  readonly header: (name: string) => string | undefined;
  readonly body: Readable;
  /** Reads the rest at once, up to the limit of every other answer. */
  readonly readAll: () => Promise<Buffer>;
}

/**
 * Sends one request over a connection of the streams' own and hands over the body as it comes. There
 * is no limit for the whole, only one for silence; the caller must read or destroy the body.
 *
 * @throws UpstreamFault as {@link send} does, for everything up to the headers
 */
export async function sendOpen(call: TransportRequest): Promise<OpenAnswer> {
  const { deadline, release } = deadlineOf(call);
  try {
    const { status, header, body } = await openWithRetry(call, "streams", deadline);
    body.once("close", release);
    const readAll = () =>
      readCapped(body, call).catch((error: unknown) => {
        throw toFault(error, call, deadline.signal.aborted);
      });
    return { status, header, body, readAll };
  } catch (error) {
    release();
    throw toFault(error, call, deadline.signal.aborted);
  }
}
