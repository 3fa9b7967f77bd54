import { describe, expect, it } from "vitest";
import {
  pageAttributes,
  refreshAttributes,
  requestAttributes,
  statusClass,
  upstreamAttributes,
} from "./attributes.ts";

const SECRET = "visitors-own-words";
const ID = "7f3c0a52-91d4-4f0e-8a55-0c1d2e3f4a5b";

/** As a caller would hand it over whose object holds more than its type says. */
function withSecrets<Facts extends object>(facts: Facts): Facts {
  const more = { path: SECRET, url: SECRET, query: SECRET, cookie: SECRET, cause: SECRET };
  return { ...more, ...facts, headers: { authorization: SECRET }, body: SECRET, token: SECRET };
}

const start = withSecrets({ requestId: ID, method: "GET", traceparent: SECRET });

const PAGE_END = {
  page: "/wallet/[symbol]",
  kind: "navigation",
  decision: "allow",
  status: 200,
  failedSections: 0,
  hasCrashed: false,
} as const;

describe("what a span says", () => {
  it("of a request is the route, what came of it, and nothing that was not named", () => {
    const end = withSecrets({
      route: "GET account/wallet/{code}",
      status: 503,
      code: "UPSTREAM_UNAVAILABLE",
      upstreamStatus: 500,
      session: "0123456789abcdef",
      refresh: "refreshed",
    });
    expect(requestAttributes(start, end)).toEqual({
      "http.request.method": "GET",
      "http.route": "GET account/wallet/{code}",
      "http.response.status_code": 503,
      "error.type": "UPSTREAM_UNAVAILABLE",
      "merlin.request.id": ID,
      "merlin.upstream.status_code": 500,
      "merlin.session.hash": "0123456789abcdef",
      "merlin.refresh.outcome": "refreshed",
    });
  });

  it("of a page is its template, who reads it, the decision and what failed", () => {
    const end = withSecrets({ ...PAGE_END, session: "0123456789abcdef", failedSections: 2 });
    expect(pageAttributes(start, end)).toEqual({
      "http.request.method": "GET",
      "http.route": "/wallet/[symbol]",
      "http.response.status_code": 200,
      "merlin.request.id": ID,
      "merlin.session.hash": "0123456789abcdef",
      "merlin.page.kind": "navigation",
      "merlin.page.decision": "allow",
      "merlin.page.failed_sections": 2,
    });
    expect(pageAttributes(start, { ...end, hasCrashed: true })["error.type"]).toBe("render");
    expect(pageAttributes(start, { ...end, page: null })["http.route"]).toBeUndefined();
  });

  it("of a call to the upstream is its operation and template", () => {
    const call = { operation: "GET account/wallet/{code}", method: "GET", requestId: ID };
    expect(upstreamAttributes(withSecrets(call))).toEqual({
      "http.request.method": "GET",
      "url.template": "account/wallet/{code}",
      "merlin.upstream.operation": "GET account/wallet/{code}",
      "merlin.request.id": ID,
    });
  });

  it("of a refresh is whose flight it is", () => {
    expect(refreshAttributes(ID, "shared")).toEqual({
      "merlin.request.id": ID,
      "merlin.refresh.flight": "shared",
    });
  });

  it("never is a method of the visitor's invention", () => {
    const invented = { ...start, method: SECRET.toUpperCase() };
    expect(pageAttributes(invented, PAGE_END)["http.request.method"]).toBe("_OTHER");
  });
});

describe("the class of a status", () => {
  it.each([
    [200, "2xx"],
    [204, "2xx"],
    [307, "3xx"],
    [499, "4xx"],
    [503, "5xx"],
  ])("%d is %s", (status, name) => expect(statusClass(status)).toBe(name));
});
