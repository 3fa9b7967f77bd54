import "server-only";
import { Agent, errors, request } from "undici";
import { UpstreamInvalidError, UpstreamTimeoutError, UpstreamUnavailableError } from "./errors.ts";

/** Ample for every JSON answer of the contract; more than this is not read. */
const MAX_ANSWER_BYTES = 8 * 1024 * 1024;

export interface TransportRequest {
  readonly operation: string;
  readonly url: URL;
  readonly method: string;
  readonly headers: Record<string, string>;
  readonly body: Uint8Array | string | undefined;
  readonly headersTimeoutMs: number;
  readonly totalTimeoutMs: number;
  readonly requestId: string;
  /** Aborts the call when the browser has left. */
  readonly signal: AbortSignal | undefined;
  /** One more try when the connection died before any header; only for calls without effect. */
  readonly mayRetry: boolean;
}

export interface TransportAnswer {
  readonly status: number;
  readonly header: (name: string) => string | undefined;
  readonly bytes: Buffer;
}

// Next loads modules several times in one process; the connections are shared by all copies.
const shared = globalThis as typeof globalThis & { merlinUpstreamAgent?: Agent };

function agent(): Agent {
  shared.merlinUpstreamAgent ??= new Agent({ connections: 256, keepAliveTimeout: 10_000 });
  return shared.merlinUpstreamAgent;
}

function diedBeforeHeaders(error: unknown): boolean {
  return (
    error instanceof errors.SocketError ||
    (error instanceof Error && "code" in error && error.code === "ECONNRESET")
  );
}

async function readCapped(body: AsyncIterable<Buffer>, call: TransportRequest): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > MAX_ANSWER_BYTES) {
      throw new UpstreamInvalidError(`${call.operation}: the answer is too large`, call);
    }
    chunks.push(chunk);
  }
  return chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks, size);
}

function open(call: TransportRequest, signal: AbortSignal) {
  return request(call.url, {
    dispatcher: agent(),
    method: call.method as "GET",
    headers: call.headers,
    body: call.body,
    headersTimeout: call.headersTimeoutMs,
    bodyTimeout: call.totalTimeoutMs,
    signal,
  });
}

async function attempt(call: TransportRequest, signal: AbortSignal): Promise<TransportAnswer> {
  const answer = await open(call, signal).catch((error: unknown) => {
    if (call.mayRetry && diedBeforeHeaders(error)) return open(call, signal);
    throw error;
  });
  const declared = Number(answer.headers["content-length"] ?? Number.NaN);
  // A length within the limit is held to by the parser, so the body can be taken in one piece.
  const bytes =
    declared <= MAX_ANSWER_BYTES
      ? Buffer.from(await answer.body.arrayBuffer())
      : await readCapped(answer.body, call);
  const header = (name: string) => {
    const value = answer.headers[name];
    return Array.isArray(value) ? value[0] : value;
  };
  return { status: answer.statusCode, header, bytes };
}

/**
 * Sends one request and reads the whole answer, whatever its status. Redirects are not followed.
 *
 * @throws UpstreamTimeoutError after the time to headers or the total time
 * @throws UpstreamUnavailableError when no connection can be made or it breaks
 * @throws UpstreamInvalidError when the answer is too large
 */
export async function send(call: TransportRequest): Promise<TransportAnswer> {
  const deadline = new AbortController();
  const timer = setTimeout(() => deadline.abort(), call.totalTimeoutMs);
  const leave = () => deadline.abort();
  call.signal?.addEventListener("abort", leave, { once: true });
  if (call.signal?.aborted) leave();
  try {
    return await attempt(call, deadline.signal);
  } catch (error) {
    if (error instanceof UpstreamInvalidError) throw error;
    const isTimeout =
      deadline.signal.aborted ||
      error instanceof errors.HeadersTimeoutError ||
      error instanceof errors.BodyTimeoutError ||
      error instanceof errors.ConnectTimeoutError;
    const Fault = isTimeout ? UpstreamTimeoutError : UpstreamUnavailableError;
    const what = isTimeout ? "no answer in time" : "the connection failed";
    throw new Fault(`${call.operation}: ${what}`, { requestId: call.requestId, cause: error });
  } finally {
    clearTimeout(timer);
    call.signal?.removeEventListener("abort", leave);
  }
}
