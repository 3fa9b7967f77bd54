import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage, ServerResponse } from "node:http";
import { BoundedMap } from "../process/bounded-map.ts";
import { type LogLevel, levelOfStatus, logLine } from "../process/log.ts";
import { newRequestId } from "../process/request-id.ts";
import { inProcess } from "../process/shared.ts";
import type { PageEnd, PageKind } from "./telemetry.ts";

/** Requests that are answered at the same time, and some that a broken connection left behind. */
const MAX_VISITS = 5_000;
/** A page has fewer sections; their causes are often one. */
const MAX_CAUSES = 8;

/** What the middleware, or whoever answers in its place, says of a page. */
export interface PageFacts {
  /** The page's path with `[name]` for one segment; null for a path that is nobody's. */
  readonly page: string | null;
  readonly decision: string;
  /** As far as it is decided before the render. */
  readonly status?: number | undefined;
  /** Hash of the session's id. */
  readonly session?: string | undefined;
  /** How a renewal ahead of the render ended. */
  readonly refresh?: string | undefined;
  /** Told when the page is over. */
  readonly record?: { end(end: PageEnd): void } | undefined;
}

interface Visit {
  readonly startedAt: number;
  kind: PageKind;
  facts?: PageFacts;
  failures: number;
  readonly causes: Set<string>;
  hasCrashed: boolean;
}

// The middleware names the page, its sections fail later, and only the connection knows when it is over: what
// they know is brought together by the id of the request.
const visits = inProcess("page visits", () => new BoundedMap<string, Visit>(MAX_VISITS));

const ID_HEADER = "x-request-id";

function newVisit(kind: PageKind): Visit {
  const startedAt = performance.now();
  return { startedAt, kind, failures: 0, causes: new Set(), hasCrashed: false };
}

function kindOf({ headers }: IncomingMessage): PageKind {
  if (headers["next-router-prefetch"] !== undefined) return "prefetch";
  return headers.rsc === undefined ? "document" : "navigation";
}

function levelOf(visit: Visit, status: number): LogLevel {
  if (visit.hasCrashed) return "error";
  return visit.failures > 0 && status < 500 ? "warn" : levelOfStatus(status);
}

/** Writes the page's one line, and ends its span. */
function tell(id: string, visit: Visit, facts: PageFacts, wasCut: boolean): void {
  const { page, decision, session, refresh, record } = facts;
  const { kind, failures, causes, hasCrashed } = visit;
  const status = facts.status ?? 200;
  const ms = Math.round((performance.now() - visit.startedAt) * 10) / 10;
  const line = {
    ...{ requestId: id, route: "page", page: page ?? "unknown", kind, decision, status, ms },
    ...{ session, refresh, left: wasCut || undefined, crashed: hasCrashed || undefined },
    ...(failures > 0 && { failedSections: failures, causes: [...causes] }),
  };
  logLine(line, levelOf(visit, status));
  record?.end({ page, kind, decision, status, session, failedSections: failures, hasCrashed });
}

function follow({ request, response }: { request: IncomingMessage; response: ServerResponse }) {
  const { url = "", headers } = request;
  if (url.startsWith("/api/") || url.startsWith("/_next/")) return;
  const id = newRequestId();
  const visit = newVisit(kindOf(request));
  headers[ID_HEADER] = id;
  visits().set(id, visit);
  response.once("close", () => {
    visits().delete(id);
    if (!visit.facts) return;
    const status = response.statusCode;
    tell(id, visit, { ...visit.facts, status }, !response.writableFinished);
  });
}

const following = inProcess("pages are followed", () => ({ isOn: false }));

/** Follows every request for a page that a server of this process gets from now on, up to its last byte. */
export function followPages(): void {
  if (following().isOn) return;
  following().isOn = true;
  subscribe("http.server.request.start", (message) => follow(message as never));
}

/**
 * The id of a page's request: where requests are followed the one it was given, else a new one.
 *
 * @param header `x-request-id` as it came; one of the visitor's own invention is nobody's
 */
export function pageRequestId(header: string | null | undefined): string {
  return header && visits().has(header) ? header : newRequestId();
}

/** Whether a document is answered, for a visitor or for the memory of public pages; undefined where nobody follows the page. */
export function isDocumentVisit(id: string): boolean | undefined {
  const kind = visits().get(id)?.kind;
  return kind && (kind === "document" || kind === "memory");
}

/** Notes that a page is rendered for the memory of public pages, and for no visitor. */
export function notePageForMemory(id: string): void {
  const visit = visits().get(id);
  if (visit) visit.kind = "memory";
}

/** Says which page a request is for. Its line comes when it is over, and at once where nobody follows it. */
export function notePage(id: string, facts: PageFacts): void {
  const visit = visits().get(id);
  if (visit) visit.facts = facts;
  else tell(id, newVisit("document"), facts, false);
}

/**
 * Notes that a part of a page failed, and why.
 *
 * @returns false where nobody follows the page: then the failure needs a line of its own
 */
export function notePageFailure(id: string, cause: string): boolean {
  const visit = visits().get(id);
  if (!visit) return false;
  visit.failures += 1;
  if (visit.causes.size < MAX_CAUSES) visit.causes.add(cause);
  return true;
}

/** Notes that a render broke. */
export function notePageCrash(id: string): void {
  const visit = visits().get(id);
  if (visit) visit.hasCrashed = true;
}
