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

  it("of a page is its template and the decision", () => {
    const end = withSecrets({ page: "/wallet/[symbol]", decision: "redirect", status: 307 });
    expect(pageAttributes(start, end)).toEqual({
      "http.request.method": "GET",
      "http.route": "/wallet/[symbol]",
      "http.response.status_code": 307,
      "merlin.request.id": ID,
      "merlin.page.decision": "redirect",
    });
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
    const end = { page: null, decision: "allow", status: undefined };
    expect(pageAttributes(invented, end)["http.request.method"]).toBe("_OTHER");
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
