import "server-only";
import { randomUUID } from "node:crypto";
import { cookies, headers } from "next/headers";
import { cache } from "react";
import type { Endpoint, EndpointInput, EndpointOutput } from "../contract/protocol/endpoint.ts";
import { environment } from "../env/server.ts";
import { acceptLanguage, visitorLocale } from "../i18n/negotiation.ts";
import { AUTHENTICATION_PATH, expiredLoginPath, LOGIN_PATH, withReturnUrl } from "../paths.ts";
import { PATHNAME_HEADER, REQUEST_ID_HEADER } from "../policy/internal-headers.ts";
import { LANGUAGE_COOKIE } from "../preferences.ts";
import { describeError, logLine } from "../process/log.ts";
import { safeReturnUrl } from "../routes.ts";
import { isDocumentVisit, notePageFailure } from "../telemetry/page-visits.ts";
import {
  describeRefusal,
  MISSING_STATUSES,
  type UpstreamRefusal,
  type UpstreamResult,
} from "../upstream/answer.ts";
import { type CallContext, callUpstream } from "../upstream/call.ts";
import { UpstreamFault } from "../upstream/errors.ts";
import { type BearerProblem, bearerProblem } from "./call.ts";
import { REFRESH_GUARD_COOKIE } from "./cookies.ts";
import { readSession, type Session } from "./read.ts";
import { hashOf } from "./session-part.ts";

/** Who the current render is for, asked once a render. */
export const currentSession = cache(async (): Promise<Session> => {
  const store = await cookies();
  const read = (name: string) => store.get(name)?.value;
  return (await readSession(read, environment().isSecure)).session;
});

/** By what the page of a sign-in that owes its code can name it; undefined for whoever owes none. */
export async function currentSignIn(): Promise<string | undefined> {
  const session = await currentSession();
  return session.state === "pending" ? hashOf(session.pending) : undefined;
}

/** What a render says about itself to the upstream; the request id is the middleware's. */
export const renderContext = cache(async (): Promise<CallContext> => {
  const [all, store] = await Promise.all([headers(), cookies()]);
  const chosen = store.get(LANGUAGE_COOKIE)?.value;
  return {
    requestId: all.get(REQUEST_ID_HEADER) ?? randomUUID(),
    language: acceptLanguage(visitorLocale(chosen, all.get("accept-language"))),
  };
});

/**
 * True while a document is rendered, false for what the router asks for: a document may leave to its markup what the
 * router would have to be sent. Where nobody follows the requests, on hosts that call functions, the browser's own word
 * counts, which no script of a page can say; a reader that says nothing gets all of it.
 */
export async function isDocumentRender(): Promise<boolean> {
  const [{ requestId }, all] = await Promise.all([renderContext(), headers()]);
  return isDocumentVisit(requestId) ?? all.get("sec-fetch-dest") === "document";
}

/** A page cannot go on as this member: nobody is signed in, or the token was refused. */
export class SessionInterruption extends Error {
  override readonly name = "SessionInterruption";
  readonly problem: BearerProblem | "guest";

  constructor(problem: BearerProblem | "guest") {
    super(`The session cannot go on: ${problem}`);
    this.problem = problem;
  }
}

/** The upstream refused a page's read for a reason that the page did not expect. */
export class UnexpectedRefusalError extends Error {
  override readonly name = "UnexpectedRefusalError";
  readonly digest: string;
  readonly refusal: UpstreamRefusal;

  constructor(endpoint: Endpoint, refusal: UpstreamRefusal, requestId: string) {
    super(`${endpoint.method} ${endpoint.service}${endpoint.path}: ${describeRefusal(refusal)}`);
    this.digest = requestId;
    this.refusal = refusal;
  }
}

/** The answers of a render by what was asked: parts of one page that read the same ask once. */
const answersOfRender = cache(() => new Map<string, Promise<UpstreamResult<unknown>>>());

/**
 * Reads as the member while a page renders, each thing once a render. A page cannot set cookies, so an expired token
 * is not renewed here; it interrupts the render (see {@link resolveInterruption}).
 *
 * @throws SessionInterruption when there is no usable session
 * @throws UpstreamFault when the upstream does not answer by the contract
 */
export function readAsMember<E extends Endpoint>(
  endpoint: E,
  input: EndpointInput<E>,
): Promise<UpstreamResult<EndpointOutput<E>>> {
  const answers = answersOfRender();
  const { method, service, path } = endpoint;
  const asked = `${method} ${service}${path} ${JSON.stringify(input)}`;
  const answer = answers.get(asked) ?? askAsMember(endpoint, input);
  answers.set(asked, answer);
  return answer as Promise<UpstreamResult<EndpointOutput<E>>>;
}

async function askAsMember<E extends Endpoint>(
  endpoint: E,
  input: EndpointInput<E>,
): Promise<UpstreamResult<EndpointOutput<E>>> {
  const session = await currentSession();
  if (session.state === "guest") throw new SessionInterruption("guest");
  if (session.state === "pending") throw new SessionInterruption("second-factor");
  if (!session.access) throw new SessionInterruption("expired");
  const context = await renderContext();
  const result = await callUpstream(endpoint, input, {
    ...context,
    bearer: session.access.accessToken,
  });
  const problem = result.ok ? null : bearerProblem(result.refusal, context.requestId);
  if (problem) throw new SessionInterruption(problem);
  return result;
}

/**
 * Lets reads begin that a page comes to one after the other. Each is met again, its failure too, by whoever waits for
 * it; one that nobody waits for has failed for nobody.
 */
export function startReads(...reads: readonly Promise<unknown>[]): void {
  for (const read of reads) read.catch(() => undefined);
}

/** The value of a read, where every refusal is unexpected. */
export async function readOrThrow<E extends Endpoint>(
  endpoint: E,
  input: EndpointInput<E>,
): Promise<EndpointOutput<E>> {
  const result = await readAsMember(endpoint, input);
  if (result.ok) return result.value;
  const { requestId } = await renderContext();
  throw new UnexpectedRefusalError(endpoint, result.refusal, requestId);
}

/**
 * The value of a call that an upstream need not offer, or null when it does not (its section
 * then explains itself, R7.5).
 */
export async function readIfOffered<E extends Endpoint>(
  endpoint: E,
  input: EndpointInput<E>,
): Promise<EndpointOutput<E> | null> {
  const result = await readAsMember(endpoint, input);
  if (result.ok) return result.value;
  if (MISSING_STATUSES.has(result.refusal.status)) return null;
  const { requestId } = await renderContext();
  throw new UnexpectedRefusalError(endpoint, result.refusal, requestId);
}

export type Resolution =
  | { readonly kind: "redirect"; readonly to: string }
  /** Renew from the browser and render again: a redirect would leave a blank page. */
  | { readonly kind: "refresh-in-browser" }
  | { readonly kind: "unavailable" };

/** How a render goes on after an interruption; the loop guard stops a second round. */
export async function resolveInterruption({ problem }: SessionInterruption): Promise<Resolution> {
  const [all, store] = await Promise.all([headers(), cookies()]);
  const here = safeReturnUrl(all.get(PATHNAME_HEADER), environment().appOrigin);
  const session = await currentSession();
  if (session.state === "guest" && session.wasIdle)
    return { kind: "redirect", to: expiredLoginPath(here, "idle") };
  if (problem === "guest") return { kind: "redirect", to: withReturnUrl(LOGIN_PATH, here) };
  if (session.state === "pending")
    return { kind: "redirect", to: withReturnUrl(AUTHENTICATION_PATH, here) };
  if (store.has(REFRESH_GUARD_COOKIE)) {
    logSection((await renderContext()).requestId, `The token is ${problem} after its renewal`);
    return { kind: "unavailable" };
  }
  const mode = all.get("sec-fetch-mode");
  if (mode !== null && mode !== "navigate") return { kind: "refresh-in-browser" };
  const returnUrl = encodeURIComponent(here ?? "");
  return { kind: "redirect", to: `/api/session/refresh?returnUrl=${returnUrl}` };
}

/** What a screen says of a read that failed. */
export interface Outage {
  /** The request id, which the screen and the line in the log share. */
  readonly requestId: string;
  /** How long the service wants to be left alone; null when it does not say. */
  readonly waitSeconds: number | null;
}

const TOO_MANY = 429;

/**
 * Logs an upstream failure and tells what a screen says of it.
 * @returns null for other errors
 */
export function outageOf(error: unknown): Outage | null {
  const requestId = reportOutage(error);
  if (requestId === null) return null;
  const refusal = error instanceof UnexpectedRefusalError ? error.refusal : null;
  const waitSeconds = refusal?.status === TOO_MANY ? (refusal.retryAfterSeconds ?? null) : null;
  return { requestId, waitSeconds };
}

/**
 * Logs an upstream failure that a page shows as "unavailable".
 * @returns the request id, which the screen and the line share, or null for other errors
 */
export function reportOutage(error: unknown): string | null {
  const isOutage = error instanceof UpstreamFault || error instanceof UnexpectedRefusalError;
  if (!isOutage) return null;
  const requestId = error instanceof UpstreamFault ? error.requestId : error.digest;
  logSection(requestId, describeError(error));
  return requestId;
}

/** Logs that a page went on without a fact that the upstream kept it waiting for. */
export async function reportLateRead(patienceMs: number): Promise<void> {
  const { requestId } = await renderContext();
  logSection(requestId, `Nobody waits for an auxiliary fact longer than ${patienceMs} ms`);
}

/** In the page's own line, however many of its sections fail; in one of its own where no page has one. */
function logSection(requestId: string, cause: string): void {
  if (!notePageFailure(requestId, cause))
    logLine({ event: "section unavailable", requestId, cause }, "warn");
}
