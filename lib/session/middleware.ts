import "server-only";
import { parseCookie } from "cookie";
import { environment } from "../env/server.ts";
import { expiredLoginPath, PASSKEY_ENDPOINTS_PATH, type SessionEnd } from "../paths.ts";
import {
  findPage,
  isDecodable,
  isPage,
  movedPath,
  STAND_IN_PATHS,
  safeReturnUrl,
} from "../routes.ts";
import { notePage } from "../telemetry/page-visits.ts";
import { telemetry } from "../telemetry/telemetry.ts";
import { type CookieChange, deleteAllCookies, deleteCookie } from "./cookies.ts";
import { endAbandoned } from "./end.ts";
import { markEnded, timelyChanges } from "./ended.ts";
import { type GateDecision, gate, type VisitorState } from "./gate.ts";
import { readSession, type Session } from "./read.ts";
import { refreshAccess } from "./refresh.ts";
import { hashOf, partOf } from "./session-part.ts";

/** A token with less than this to live is renewed before the page renders. */
const REFRESH_AHEAD_MS = 60_000;

/** How a page is left for another one: the method stays what it was. */
export const REDIRECT_STATUS = 307;

export interface PageRequest {
  /** Path and query as the browser asked. */
  readonly pathname: string;
  readonly search: string;
  /** The `cookie` header as it came. */
  readonly cookieHeader: string;
  readonly requestId: string;
  readonly method: string;
  /** The `traceparent` header as it came. */
  readonly traceparent: string | null;
}

export type PageOutcome =
  | { readonly kind: "allow" }
  | { readonly kind: "redirect"; readonly to: string }
  /** Another page answers under this address, with a status of its own. */
  | { readonly kind: "stand-in"; readonly path: string; readonly status: 404 | 503 };

export interface PageDecision {
  readonly outcome: PageOutcome;
  /** True when a member asks, also while their token cannot be renewed. */
  readonly isMember: boolean;
  /** Cookies to set in the browser. */
  readonly changes: readonly CookieChange[];
  /** The `cookie` header for this very render: what was decided upon, with the changes in it. */
  readonly cookieHeader: string;
}

const COOKIE_NAME = /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/;

/**
 * The cookies that were decided upon and what becomes of them, each once: of several by one name Next takes
 * the last for a page and we the first, and it leaves out one that it cannot decode.
 */
function applied(
  cookies: Readonly<Record<string, string | undefined>>,
  changes: readonly CookieChange[],
): string {
  const merged = new Map(Object.entries(cookies));
  for (const { name, value, maxAge } of changes) merged.set(name, maxAge > 0 ? value : undefined);
  return [...merged]
    .filter(([name, value]) => value !== undefined && COOKIE_NAME.test(name))
    .map(([name, value]) => `${name}=${encodeURIComponent((value ?? "").toWellFormed())}`)
    .join("; ");
}

function needsRefresh(session: Session): session is Extract<Session, { state: "member" }> {
  if (session.state !== "member") return false;
  const expiresAt = session.access ? session.access.tokenExpiresAt : 0;
  return expiresAt !== null && expiresAt - Date.now() < REFRESH_AHEAD_MS;
}

/** A name with an extension may be a file of ours, which Next knows and this table does not; one has none. */
function isFile(pathname: string): boolean {
  if (pathname === PASSKEY_ENDPOINTS_PATH) return true;
  return !isPage(pathname) && isDecodable(pathname) && /\.[a-z0-9]+$/i.test(pathname);
}

function outcomeOf(decision: GateDecision): PageOutcome {
  if (decision.kind !== "unavailable") return decision;
  return { kind: "stand-in", path: STAND_IN_PATHS.unavailable, status: 503 };
}

interface RenewedVisit {
  readonly state: VisitorState | "over";
  /** How it ended; absent where nothing had to be renewed. */
  readonly refresh?: "refreshed" | "over" | "unavailable";
  readonly changes: readonly CookieChange[];
}

async function renewAhead(session: Session, requestId: string): Promise<RenewedVisit> {
  if (session.state === "guest" && session.hasEnded) return { state: "over", changes: [] };
  if (!needsRefresh(session)) return { state: session.state, changes: [] };
  const failed = session.access?.accessToken;
  const outcome = await refreshAccess(session.anchor, failed, requestId);
  const refresh = outcome.kind;
  if (refresh === "refreshed") return { state: "member", refresh, changes: outcome.cookies };
  if (refresh === "over")
    return { state: "over", refresh, changes: deleteAllCookies(environment().isSecure) };
  // A token that still lives serves while the upstream cannot renew it.
  return { state: session.access ? "member" : "unavailable", refresh, changes: [] };
}

function endOf(session: Session): SessionEnd {
  return session.state === "guest" && session.wasIdle ? "idle" : "expired";
}

function statusOf(outcome: PageOutcome): number | undefined {
  if (outcome.kind === "stand-in") return outcome.status;
  return outcome.kind === "redirect" ? REDIRECT_STATUS : undefined;
}

/**
 * Decides about a page before it renders: who asks, whether the page is theirs, and whether their
 * token has to be renewed first. Public pages and unknown paths need no token; a page that has moved
 * is asked for again under its own address. The page has a line in the log and a span; a file of ours has none.
 */
export async function decidePage(request: PageRequest): Promise<PageDecision> {
  const { pathname, requestId } = request;
  if (isFile(pathname)) return decide(request);
  const record = telemetry()?.startPage(request);
  const { session, refresh, ...decision } = await decide(request);
  const { outcome } = decision;
  const page = findPage(pathname)?.path ?? null;
  const facts = { page, decision: outcome.kind, status: statusOf(outcome) };
  const part = session && partOf(session);
  notePage(requestId, { ...facts, session: part && hashOf(part), refresh, record });
  return decision;
}

interface Decided extends PageDecision, Pick<RenewedVisit, "refresh"> {
  /** Absent where nobody was asked for. */
  readonly session?: Session;
}

async function decide(request: PageRequest): Promise<Decided> {
  const moved = movedPath(request.pathname);
  const { cookieHeader } = request;
  if (moved) {
    const outcome = { kind: "redirect", to: `${moved}${request.search}` } as const;
    return { outcome, isMember: false, changes: [], cookieHeader };
  }
  const cookies = parseCookie(cookieHeader);
  // Anybody's cache may keep a file: it says nothing to, and of, whoever asked.
  if (isFile(request.pathname) && !findPage(request.pathname))
    return {
      outcome: { kind: "allow" },
      isMember: false,
      changes: [],
      cookieHeader: applied(cookies, []),
    };
  const { appOrigin, isSecure } = environment();
  const { session, stale } = await readSession((name) => cookies[name], isSecure);
  await endAbandoned(session, request.requestId);
  const deletions = stale.map((kind) => deleteCookie(kind, isSecure));
  const page = findPage(request.pathname);
  const audience = page?.audience ?? "public";
  const here = safeReturnUrl(`${request.pathname}${request.search}`, appOrigin);
  const given = new URLSearchParams(request.search).get("returnUrl");
  const renewal: RenewedVisit =
    audience === "member"
      ? await renewAhead(session, request.requestId)
      : { state: session.state, changes: [] };
  const changes = await timelyChanges(session, [...deletions, ...renewal.changes]);
  // After its own answer has been decided: only the first one may delete what may soon be the next login's.
  if (renewal.refresh === "over") await markEnded(session);
  const decision: GateDecision =
    renewal.state === "over"
      ? { kind: "redirect", to: expiredLoginPath(here, endOf(session)) }
      : gate({ audience, state: renewal.state, here, returnUrl: safeReturnUrl(given, appOrigin) });
  const outcome: PageOutcome =
    decision.kind === "allow" && !isPage(request.pathname) && !isFile(request.pathname)
      ? { kind: "stand-in", path: STAND_IN_PATHS.notFound[audience], status: 404 }
      : outcomeOf(decision);
  const isMember = session.state === "member";
  const { refresh } = renewal;
  const decided = { outcome, isMember, changes, session, refresh };
  return { ...decided, cookieHeader: applied(cookies, changes) };
}
