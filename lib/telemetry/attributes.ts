import type { Attributes } from "@opentelemetry/api";
import type { Flight, PageEnd, RequestEnd, RequestStart, UpstreamStart } from "./telemetry.ts";

// Everything that a span or a metric may say, each attribute named one by one: ids of routes and
// operations, statuses, codes and hashes. Never a path with values, a query, body, cookie, token or key.

const METHODS: ReadonlySet<string> = new Set([
  ...["GET", "HEAD", "POST", "PUT", "DELETE", "CONNECT", "OPTIONS", "TRACE", "PATCH", "QUERY"],
]);

/** A method that HTTP knows; any other word is the visitor's own. */
function methodName(method: string): string {
  return METHODS.has(method) ? method : "_OTHER";
}

/** `2xx` for 204: few enough values for a metric. */
export function statusClass(status: number): string {
  return `${Math.floor(status / 100)}xx`;
}

/** Of a request to a handler. Absent facts stay absent. */
export function requestAttributes(start: RequestStart, end: RequestEnd): Attributes {
  return {
    "http.request.method": methodName(start.method),
    "http.route": end.route,
    "http.response.status_code": end.status,
    "error.type": end.code,
    "merlin.request.id": start.requestId,
    "merlin.upstream.status_code": end.upstreamStatus,
    "merlin.session.hash": end.session,
    "merlin.refresh.outcome": end.refresh,
  };
}

/** What a page failed of that broke on the server. */
export const RENDER_ERROR = "render";

/** Of a page. */
export function pageAttributes(start: RequestStart, end: PageEnd): Attributes {
  return {
    "http.request.method": methodName(start.method),
    "http.route": end.page ?? undefined,
    "http.response.status_code": end.status,
    "merlin.request.id": start.requestId,
    "merlin.session.hash": end.session,
    "merlin.page.kind": end.kind,
    "merlin.page.decision": end.decision,
    "merlin.page.failed_sections": end.failedSections || undefined,
    "error.type": end.hasCrashed ? RENDER_ERROR : undefined,
  };
}

/** Of a call to the upstream as it begins. */
export function upstreamAttributes({ operation, method, requestId }: UpstreamStart): Attributes {
  return {
    "http.request.method": methodName(method),
    "url.template": operation.slice(operation.indexOf(" ") + 1),
    "merlin.upstream.operation": operation,
    "merlin.request.id": requestId,
  };
}

/** Of a session's renewal as it begins. */
export function refreshAttributes(requestId: string, flight: Flight): Attributes {
  return { "merlin.request.id": requestId, "merlin.refresh.flight": flight };
}
