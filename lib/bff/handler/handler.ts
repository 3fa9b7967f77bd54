import "server-only";
import { parseCookie } from "cookie";
import { environment } from "../../env/server.ts";
import { handlerTexts } from "../../i18n/error-text.ts";
import type { LocaleRow } from "../../i18n/locales.ts";
import { visitorLocale } from "../../i18n/negotiation.ts";
import { SERVICE_TIME_HEADER, serviceClock } from "../../live/service-clock.ts";
import { SAFE_HEADERS, transportSecurity } from "../../policy/security-headers.ts";
import { LANGUAGE_COOKIE } from "../../preferences.ts";
import { newRequestId } from "../../process/request-id.ts";
import { type CookieChange, deleteCookie, setCookieHeader } from "../../session/cookies.ts";
import { endAbandoned } from "../../session/end.ts";
import { markEnded, timelyChanges } from "../../session/ended.ts";
import { readSession, type Session } from "../../session/read.ts";
import { OversizedSealError } from "../../session/seal.ts";
import { hashOf, partOf } from "../../session/session-part.ts";
import { telemetry } from "../../telemetry/telemetry.ts";
import { UpstreamFault } from "../../upstream/errors.ts";
import { PAGE_MEMBER_HEADER, pageMemberOf, pageSignInOf } from "../client/page-member.ts";
import { changesUpstream } from "../client/undecided-calls.ts";
import { clientAddress } from "../limits/client-address.ts";
import { countCall } from "../limits/quota.ts";
import type { AllowedOrigin } from "../routes/own-routes.ts";
import { isDocumentLoad, isFromOwnDocument, isOwnOriginRequest } from "./csrf.ts";
import { ApiError, ERROR_STATUS, errorMessage } from "./errors.ts";
import { noteCause, type RequestLog, writeLog } from "./log.ts";
import type { ValidationText } from "./validation.ts";

export type RouteMethod = "GET" | "POST" | "PUT" | "PATCH" | "DELETE" | "HEAD" | "OPTIONS";

const METHODS: readonly RouteMethod[] = [
  "GET",
  "POST",
  "PUT",
  "PATCH",
  "DELETE",
  "HEAD",
  "OPTIONS",
];

/** What a handler is given; it answers with a response or throws an {@link ApiError}. */
export interface HandlerContext {
  readonly request: Request;
  /** The request's, of several by one name the first. */
  readonly cookies: Readonly<Record<string, string | undefined>>;
  /** Parameters of the path, decoded once by Next. */
  readonly params: Readonly<Record<string, string | string[] | undefined>>;
  readonly requestId: string;
  readonly session: Session;
  readonly address: string | undefined;
  readonly log: RequestLog;
  /** The texts of what is wrong with an input, read when something is. */
  readonly text: () => Promise<ValidationText>;
  /** The visitor's language. */
  readonly locale: LocaleRow;
  /**
   * Adds cookies to the answer, be it good or bad; a later change of the same cookie wins. Those of the
   * session stay away when it has ended by the time of the answer.
   */
  readonly setCookies: (changes: readonly CookieChange[]) => void;
  /** Ends the session that asks, and adds the cookies that take the place of its own. */
  readonly replaceSession: (changes: readonly CookieChange[]) => Promise<void>;
}

export type Handler = (context: HandlerContext) => Promise<Response>;

interface RouteOptions {
  readonly id: string;
  /** Our own pages when absent. */
  readonly origin?: AllowedOrigin;
  /** True for what counts for no quota. */
  readonly isFree?: true;
}

export function json(value: unknown, status = 200, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(value), {
    status,
    headers: { ...SAFE_HEADERS, "content-type": "application/json", ...headers },
  });
}

/** An answer without a body. */
export function empty(status: 204 | 303, headers: Record<string, string> = {}): Response {
  return new Response(null, { status, headers: { ...SAFE_HEADERS, ...headers } });
}

function toApiError(error: unknown, log: RequestLog): ApiError {
  if (error instanceof ApiError) {
    log.cause ??= error.reason;
    return error;
  }
  noteCause(log, error, error instanceof UpstreamFault || error instanceof OversizedSealError);
  if (error instanceof OversizedSealError) return new ApiError("UPSTREAM_INVALID");
  if (!(error instanceof UpstreamFault)) return new ApiError("INTERNAL");
  const wait = error.code === "UPSTREAM_INVALID" ? {} : { headers: { "retry-after": "5" } };
  return new ApiError(error.code, wait);
}

function errorResponse(error: ApiError, message: string, requestId: string): Response {
  const { fields, details, headers } = error.options;
  const known = Object.entries(details ?? {}).filter(([, value]) => value !== undefined);
  const body = {
    code: error.code,
    message: error.options.message ?? message,
    requestId,
    ...(fields && { fields }),
    ...(known.length > 0 && { details: Object.fromEntries(known) }),
  };
  return json({ error: body }, ERROR_STATUS[error.code], headers);
}

/** What logs of servers call a request whose reader left before the answer; nobody reads it. */
const READER_LEFT = 499;

const NOBODY: Session = { state: "guest", hasEnded: false };

/** A shared cache would hand the cookies of one answer to everybody. */
function mayBeKept({ headers }: Response): boolean {
  return !headers.get("cache-control")?.includes("no-store");
}

/**
 * Wraps a handler: request id, origin check, session, error envelope, cookies, headers that hold for
 * every answer, one line in the log, and one span.
 */
export function handle(options: RouteOptions, handler: Handler) {
  return async (
    request: Request,
    context: { params: Promise<Record<string, string | string[] | undefined>> },
  ): Promise<Response> => {
    const startedAt = performance.now();
    const requestId = newRequestId();
    const log: RequestLog = { requestId, route: options.id };
    const record = telemetry()?.startRequest({
      requestId,
      method: request.method,
      traceparent: request.headers.get("traceparent"),
    });
    const settings = environment();
    const { isSecure, appOrigin, hsts } = settings;
    const cookies = parseCookie(request.headers.get("cookie") ?? "");
    const acceptLanguage = request.headers.get("accept-language");
    const locale = visitorLocale(cookies[LANGUAGE_COOKIE], acceptLanguage);
    const changes: CookieChange[] = [];
    const beginning: CookieChange[] = [];
    const setCookies = (list: readonly CookieChange[]) => {
      changes.push(...list);
    };
    let session: Session = NOBODY;
    let response: Response;
    try {
      if (!isAllowedOrigin(options, request, appOrigin)) throw new ApiError("CSRF");
      const { session: found, stale } = await readSession((name) => cookies[name], isSecure);
      session = found;
      await endAbandoned(found, requestId);
      setCookies(stale.map((kind) => deleteCookie(kind, isSecure)));
      const part = partOf(found);
      if (part) {
        log.session = hashOf(part);
        if (!options.isFree) await countCall(part.sid, requestId);
      }
      if (isForAnother(request, found)) throw new ApiError("OTHER_MEMBER");
      response = await handler({
        request,
        cookies,
        params: await context.params,
        requestId,
        session,
        address: clientAddress(request.headers, settings),
        log,
        text: () => validationText(locale),
        locale,
        setCookies,
        async replaceSession(list) {
          beginning.push(...list);
          await markEnded(found);
        },
      });
    } catch (error) {
      // What waits, and the call to the upstream, ends with its reader, and that is nobody's failure.
      const { aborted, reason } = request.signal;
      if (aborted && (error instanceof UpstreamFault || error === reason)) {
        response = new Response(null, { status: READER_LEFT });
      } else {
        const apiError = toApiError(error, log);
        log.code = apiError.code;
        const { pathname } = new URL(request.url);
        const isWrite = changesUpstream(request.method, pathname);
        const message = await errorMessage(apiError, locale, { requestId, isWrite });
        response = errorResponse(apiError, message, requestId);
      }
    }
    response.headers.set("x-request-id", requestId);
    response.headers.set(SERVICE_TIME_HEADER, serviceClock.instant());
    if (isSecure) response.headers.set("strict-transport-security", transportSecurity(hsts));
    const all = [...(await timelyChanges(session, changes)), ...beginning];
    const latest = new Map(all.map((one) => [one.name, one]));
    if (mayBeKept(response)) latest.clear();
    for (const change of latest.values())
      response.headers.append("set-cookie", setCookieHeader(change));
    log.status = response.status;
    writeLog(log, startedAt);
    record?.end(log);
    return response;
  };
}

/**
 * True for a call that a page makes for its own member, or for its own sign-in that owes a code, when the browser's session is
 * another one by now.
 */
function isForAnother({ headers }: Request, session: Session): boolean {
  const named = headers.get(PAGE_MEMBER_HEADER);
  if (named === null || session.state === "guest") return false;
  if (session.state === "member") return named !== pageMemberOf(session.anchor.userId);
  // The member of a page may be the one who owes the code.
  return named.startsWith(pageSignInOf("")) && named !== pageSignInOf(hashOf(session.pending));
}

function isAllowedOrigin({ origin }: RouteOptions, request: Request, appOrigin: string): boolean {
  if (origin === "any") return true;
  if (origin === "browser") return isFromOwnDocument(request.headers, appOrigin);
  if (origin === "document") return isDocumentLoad(request.headers);
  return isOwnOriginRequest(request, appOrigin);
}

async function validationText(locale: LocaleRow): Promise<ValidationText> {
  const text = await handlerTexts(locale);
  return (key) => text("validation", key);
}

/**
 * The exports of a route file: each method that the route has, and 405 with `Allow` in the error
 * envelope for all others.
 */
export function routeHandlers(
  id: string,
  handlers: Partial<Record<RouteMethod, ReturnType<typeof handle>>>,
): Record<RouteMethod, ReturnType<typeof handle>> {
  const allow = Object.keys(handlers).join(", ");
  const refuse = handle({ id }, async () => {
    throw new ApiError("METHOD_NOT_ALLOWED", { headers: { allow } });
  });
  const rows = METHODS.map((method) => [method, handlers[method] ?? refuse] as const);
  return Object.fromEntries(rows) as Record<RouteMethod, ReturnType<typeof handle>>;
}
