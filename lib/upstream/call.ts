import "server-only";
import {
  type Endpoint,
  type EndpointInput,
  type EndpointOutput,
  isStream,
  type StreamResponse,
} from "../contract/protocol/endpoint.ts";
import { errorsByNewName } from "../contract/protocol/renamed.ts";
import { environment } from "../env/server.ts";
import type { RefreshRecord } from "../telemetry/telemetry.ts";
import { fillPath, type QueryValues, upstreamAddress } from "./address.ts";
import { readAnswer, type UpstreamRefusal, type UpstreamResult } from "./answer.ts";
import { UpstreamUnreachedError } from "./errors.ts";
import { localiseMedia } from "./media.ts";
import { recorded } from "./recorded.ts";
import { type Caller, requestHeaders } from "./request-headers.ts";
import { readStream, type UpstreamStream } from "./stream.ts";
import { type RequestContent, send, sendOpen, type TransportRequest } from "./transport.ts";

/** The caller, and how long the call may take. */
export interface CallContext extends Caller {
  readonly signal?: AbortSignal;
  /** A limit for the whole call that is tighter than the endpoint's own. */
  readonly timeoutMs?: number;
  /** The refresh that makes the call, for its trace. */
  readonly within?: RefreshRecord;
}

/** A body that was already read and checked; it replays byte for byte. */
export interface RawBody {
  readonly content: RequestContent;
  readonly contentType: string;
}

/** Input of a prepared call: checked parameters and query, and the body as bytes. */
export interface RawInput {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: QueryValues;
  readonly raw?: RawBody;
}

function prepareRequest(
  endpoint: Endpoint,
  input: RawInput,
  context: CallContext,
): TransportRequest {
  const { upstream } = environment();
  const path = upstream.paths[endpoint.service] + fillPath(endpoint, input.params);
  const headersTimeoutMs = context.timeoutMs ?? endpoint.timeoutMs ?? upstream.timeoutMs;
  return {
    operation: `${endpoint.method} ${endpoint.service}${endpoint.path}`,
    url: upstreamAddress(upstream.url, path, input.query),
    method: endpoint.method,
    headers: requestHeaders({
      endpoint,
      context,
      contentType: input.raw?.contentType,
      apiKey: upstream.apiKey,
    }),
    body: input.raw?.content,
    headersTimeoutMs,
    totalTimeoutMs: context.timeoutMs ?? Math.max(headersTimeoutMs, upstream.totalTimeoutMs),
    requestId: context.requestId,
    signal: context.signal,
    mayRetry: endpoint.method === "GET" && !endpoint.effect,
    isOfService: true,
  };
}

function byNewNames(refusal: UpstreamRefusal, { body: rule }: Endpoint): UpstreamRefusal {
  const { body } = refusal;
  if (rule?.kind !== "json" || !rule.formerNames || !body.errors) return refusal;
  return { ...refusal, body: { ...body, errors: errorsByNewName(body.errors, rule.formerNames) } };
}

/** An order is refused for good by the upstream's own words alone: what it was sent before may have been carried out. */
function requireWords(
  { isBare, status }: UpstreamRefusal,
  { idempotent }: Endpoint,
  { operation, requestId }: TransportRequest,
): void {
  if (!isBare || !idempotent) return;
  const about = { requestId, upstreamStatus: status };
  throw new UpstreamUnreachedError(`${operation}: status ${status} without words`, about);
}

/**
 * Sends a prepared call; {@link callUpstream} is the typed entrance for server code.
 *
 * @throws UpstreamFault when the upstream does not answer by the contract
 */
export async function callUpstreamRaw<E extends Endpoint>(
  endpoint: E,
  input: RawInput,
  context: CallContext,
): Promise<UpstreamResult<EndpointOutput<E>>> {
  return recorded(prepareRequest(endpoint, input, context), context.within, async (request) => {
    const answer = await send(request);
    const schema = isStream(endpoint.response) ? undefined : endpoint.response;
    const result = readAnswer(answer, schema, request) as UpstreamResult<EndpointOutput<E>>;
    if (!result.ok) {
      requireWords(result.refusal, endpoint, request);
      return { ok: false, refusal: byNewNames(result.refusal, endpoint) };
    }
    if (!answer.bytes.includes("completedUrl")) return result;
    const value = localiseMedia(result.value, environment().mediaPrefixes) as EndpointOutput<E>;
    return { ...result, value };
  });
}

/** How long a stream may be silent before it is cut off. */
const STREAM_IDLE_MS = 10_000;

/**
 * Sends a prepared call whose answer is passed on as it comes.
 *
 * @throws UpstreamFault when the upstream does not answer by the contract
 */
export async function streamUpstreamRaw(
  endpoint: Endpoint & { readonly response: StreamResponse },
  input: RawInput,
  context: CallContext,
): Promise<UpstreamResult<UpstreamStream>> {
  const request = {
    ...prepareRequest(endpoint, input, context),
    totalTimeoutMs: STREAM_IDLE_MS,
  };
  return recorded(
    request,
    context.within,
    async (call) => readStream(await sendOpen(call), endpoint.response, call),
    (result) => (result.ok ? result.value.ended : undefined),
  );
}

const encoder = new TextEncoder();

/** A JSON value as the bytes of a request body. */
export function jsonBytes(value: unknown): RawBody {
  return { content: encoder.encode(JSON.stringify(value)), contentType: "application/json" };
}

/**
 * Calls the upstream with values checked by the contract.
 *
 * @returns the parsed answer, or the upstream's refusal as a value
 * @throws UpstreamFault when the upstream does not answer by the contract
 */
export async function callUpstream<E extends Endpoint>(
  endpoint: E,
  input: EndpointInput<E>,
  context: CallContext,
): Promise<UpstreamResult<EndpointOutput<E>>> {
  const { params, query, body } = input as {
    params?: Record<string, string>;
    query?: QueryValues;
    body?: unknown;
  };
  const raw =
    endpoint.body?.kind === "json" ? jsonBytes(endpoint.body.schema.parse(body)) : undefined;
  return callUpstreamRaw(endpoint, { params, query, raw }, context);
}
