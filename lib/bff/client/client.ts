import type { Endpoint, EndpointInput, EndpointOutput } from "../../contract/protocol/endpoint.ts";
import type { WithServiceClock } from "../../live/service-clock.ts";
import type { SessionEnd } from "../../paths.ts";
import type { ErrorDetails } from "./error-details.ts";
import { PAGE_MEMBER_HEADER, pageMember } from "./page-member.ts";
import { changesUpstream, keyOfCall, outcomeOf, settleKey } from "./undecided-calls.ts";

export { outcomeOf };

interface ErrorEnvelope {
  readonly code: string;
  readonly message: string;
  readonly requestId?: string;
  readonly fields?: Readonly<Record<string, readonly string[]>>;
  readonly details?: ErrorDetails;
}

/** A call of our own server was refused or lost; `code` names why, `message` is in the visitor's language. */
export class BffError extends Error {
  override readonly name = "BffError";
  readonly status: number;
  readonly code: string;
  readonly fields: Readonly<Record<string, readonly string[]>>;
  readonly details: ErrorDetails;
  readonly requestId: string | null;

  constructor(status: number, envelope: ErrorEnvelope, cause?: unknown) {
    super(envelope.message, { cause });
    this.status = status;
    this.code = envelope.code;
    this.fields = envelope.fields ?? {};
    this.details = envelope.details ?? {};
    this.requestId = envelope.requestId ?? null;
  }
}

/** Fired on `window` when an answer says that nobody is signed in any more. */
export const SESSION_ENDED_EVENT = "merlin:session-ended";

const ENDED_CODES: readonly string[] = ["SESSION_EXPIRED", "UNAUTHENTICATED"];

/** True for a call that was refused since nobody is signed in any more. */
export function isSessionOver(error: unknown): boolean {
  return error instanceof BffError && ENDED_CODES.includes(error.code);
}

/**
 * True when it is not known whether a write was carried out. Sending the same values again is safe then:
 * they go under the same idempotency key until an answer decides.
 */
export function isOutcomeUnknown(
  refusal: { readonly status: number; readonly code?: string } | null,
): boolean {
  return refusal !== null && outcomeOf(refusal.status, refusal.code) === "lost";
}

let writes = 0;

/** How many writes this document has had accepted, or may have: what was read before the last one may be out of date. */
export function acceptedWrites(): number {
  return writes;
}

let ended: SessionEnd | null = null;

/** Why the session is over, for who begins to listen only after that was said; null while it goes on. */
export function sessionEnd(): SessionEnd | null {
  return ended;
}

/** Tells this document that its session is over. */
export function announceSessionEnd(reason: SessionEnd): void {
  ended = reason;
  window.dispatchEvent(new Event(SESSION_ENDED_EVENT));
}

let isReloading = false;

/** Loads the pages of whoever is signed in now. Who is asked about unsaved changes, and stays, is not asked again. */
export function reloadForOther(): void {
  if (isReloading) return;
  isReloading = true;
  window.location.reload();
}

/** Fired on `window` when the answer to a write was lost that nobody sends again by himself: its page may be out of date. */
export const OUTCOME_UNKNOWN_EVENT = "merlin:outcome-unknown";

// What stands between here and the application answers with pages of its own, in no language of ours.
async function readError(response: Response): Promise<BffError> {
  const body = (await response.json().catch(() => null)) as { error?: ErrorEnvelope } | null;
  const code = response.status === 413 ? "TOO_LARGE" : "INTERNAL";
  return new BffError(response.status, body?.error ?? { code, message: "" });
}

/** Carries a request to our server, as `fetch` does. */
export type Transport = (
  url: string,
  init: RequestInit & { readonly method: string; readonly headers: Record<string, string> },
) => Promise<Response>;

interface OwnRequest {
  readonly method: string;
  readonly path: string;
  readonly body?: FormData | string;
  readonly signal?: AbortSignal;
  /** Of an order, which keeps its key itself. */
  readonly idempotencyKey?: string;
  /** Also where the session is another member's than the page's. */
  readonly isForWhoever?: true;
  /** Whose session it is for, where the document does not say it. */
  readonly member?: string;
  /** The page is not left where the session has ended: that is for the caller to judge. */
  readonly staysOnPage?: true;
  /** Another way than `fetch`: `uploadWith` tells how much of a form has left. */
  readonly transport?: Transport;
}

// The key of a call is dropped only when its answer has been read: a reply that breaks off is no answer.
async function requestOwn<Answer>(
  { method, path, body, signal, idempotencyKey, transport = fetch, ...request }: OwnRequest,
  read: (response: Response) => Promise<Answer>,
): Promise<Answer> {
  const isRead = method === "GET";
  const headers: Record<string, string> = isRead ? {} : { "x-csrf": "1" };
  const member = request.member ?? pageMember();
  if (member && !request.isForWhoever) headers[PAGE_MEMBER_HEADER] = member;
  if (typeof body === "string") headers["content-type"] = "application/json";
  let key = idempotencyKey;
  if (path.startsWith("bff/") && !isRead) {
    key ??= body instanceof FormData ? crypto.randomUUID() : await keyOfCall(method, path, body);
    headers["idempotency-key"] = key;
  }
  const init = { method, headers, body, signal, cache: "no-store" } as const;
  const askedAtMs = Date.now();
  const response = await transport(`/api/${path}`, init);
  // A page that compares nothing with the service's time loads no clock.
  const { merlinServiceClock: clock } = globalThis as WithServiceClock;
  clock?.hearAnswer(response.headers.get("x-service-time"), askedAtMs);
  const answer = response.ok ? await read(response) : await readError(response);
  const code = answer instanceof BffError ? answer.code : undefined;
  if (key) settleKey(key, outcomeOf(response.status, code));
  if (answer instanceof BffError) throw answer;
  if (!isRead) writes += 1;
  return answer;
}

/**
 * Reads the answer to a call.
 * @throws BffError, DOMException as {@link callOwn} does
 */
export async function readOwn<Answer>(
  request: OwnRequest,
  read: (response: Response) => Promise<Answer>,
): Promise<Answer> {
  const wasOffline = globalThis.navigator?.onLine === false;
  const isWrite = changesUpstream(request.method, `/api/${request.path}`);
  try {
    return await requestOwn(request, read);
  } catch (thrown) {
    let error = thrown;
    if (!(error instanceof BffError)) {
      if (request.signal?.aborted) throw error;
      // Where nothing was to change, the words are the screen's affair.
      const words =
        isWrite && !wasOffline && globalThis.document?.documentElement.dataset.outcomeUnknown;
      const code = wasOffline ? "NOT_SENT" : "OFFLINE";
      error = new BffError(0, { code, message: words || "" }, thrown);
    }
    const { status, code, details } = error as BffError;
    if (isSessionOver(error) && !request.staysOnPage)
      announceSessionEnd(details.reason ?? "expired");
    if (code === "OTHER_MEMBER") reloadForOther();
    if (isWrite && !request.idempotencyKey && outcomeOf(status, code) === "lost") {
      writes += 1;
      globalThis.window?.dispatchEvent(new Event(OUTCOME_UNKNOWN_EVENT));
    }
    throw error;
  }
}

/**
 * The browser's one fetch: same origin, JSON or a form, with the header that foreign pages cannot send.
 *
 * @param path below `/api/`
 * @returns the parsed answer, or undefined for 204
 * @throws BffError for every answer that is not 2xx, with status 0 when there was none: NOT_SENT where the browser was offline
 * @throws DOMException AbortError when `signal` was aborted
 */
export function callOwn<Answer>(request: OwnRequest): Promise<Answer> {
  return readOwn(
    request,
    async (response) => (response.status === 204 ? undefined : await response.json()) as Answer,
  );
}

type BrowserMethod<E extends Endpoint> = E["effect"] extends true ? "POST" : E["method"];

type BffCall<E extends Endpoint> = EndpointInput<E> & {
  readonly method: BrowserMethod<E>;
  readonly path: `${E["service"]}${E["path"]}`;
  readonly signal?: AbortSignal;
  /** Without one a call goes out under the same key until it is decided, as long as the page lives. */
  readonly idempotencyKey?: string;
  readonly staysOnPage?: true;
  readonly transport?: Transport;
};

/**
 * Calls one endpoint of the contract through the proxy; the endpoint is named as a type, so that no
 * schema reaches the browser: `callBff<typeof accountEndpoints.wallets>({ method: "GET", path: "account/wallets" })`.
 *
 * @throws BffError, DOMException as {@link callOwn} does
 */
export function callBff<E extends Endpoint>(call: BffCall<E>): Promise<EndpointOutput<E>> {
  return callOwn(ownCall(call));
}

function ownCall<E extends Endpoint>(call: BffCall<E>): OwnRequest {
  const { path, params, query, body, ...others } = call as BffCall<E> & {
    params?: Record<string, string>;
    query?: Record<string, string>;
    body?: unknown;
  };
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(params?.[name] ?? ""),
  );
  const search = query ? `?${new URLSearchParams(query)}` : "";
  return {
    ...others,
    path: `bff/${filled}${search}`,
    body: body === undefined || body instanceof FormData ? body : JSON.stringify(body),
  };
}
