import { describe, expect, it } from "vitest";
import { isDocumentLoad, isOwnOriginRequest } from "./csrf.ts";

const OURS = "https://app.example";

function isAllowed(method: string, headers: Record<string, string>): boolean {
  return isOwnOriginRequest({ method, headers: new Headers(headers) }, OURS);
}

describe("a call from our own pages", () => {
  it.each(["GET", "HEAD", "OPTIONS"])(
    "passes as %s without any metadata, as curl sends it",
    (m) => {
      expect(isAllowed(m, {})).toBe(true);
      expect(isAllowed(m, { "sec-fetch-site": "same-origin" })).toBe(true);
      expect(isAllowed(m, { origin: OURS })).toBe(true);
    },
  );

  it.each(["POST", "PUT", "PATCH", "DELETE", "BREW"])(
    "needs x-csrf and a known origin as %s",
    (m) => {
      const csrf = { "x-csrf": "1" };
      expect(isAllowed(m, { ...csrf, origin: OURS })).toBe(true);
      expect(isAllowed(m, { ...csrf, "sec-fetch-site": "same-origin" })).toBe(true);
      expect(isAllowed(m, { ...csrf, origin: OURS, "sec-fetch-site": "same-origin" })).toBe(true);
      expect(isAllowed(m, csrf)).toBe(false);
      expect(isAllowed(m, { origin: OURS })).toBe(false);
      expect(isAllowed(m, { "sec-fetch-site": "same-origin" })).toBe(false);
      expect(isAllowed(m, { ...csrf, "x-csrf": "true", origin: OURS })).toBe(false);
    },
  );

  it("may be typed into the address bar only when it reads", () => {
    const typed = { "sec-fetch-site": "none", "sec-fetch-mode": "navigate" };
    expect(isAllowed("GET", typed)).toBe(true);
    expect(isAllowed("POST", { ...typed, "x-csrf": "1", origin: OURS })).toBe(false);
    expect(isAllowed("GET", { "sec-fetch-site": "none", "sec-fetch-mode": "cors" })).toBe(false);
    expect(isAllowed("GET", { "sec-fetch-site": "none" })).toBe(false);
  });
});

describe("a call from elsewhere", () => {
  it.each([
    { "sec-fetch-site": "cross-site" },
    { "sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate" },
    { "sec-fetch-site": "same-site" },
    { "sec-fetch-site": "" },
    { origin: "null" },
    { origin: "https://evil.example" },
    { origin: `${OURS}.evil.example` },
    { origin: "http://app.example" },
    { origin: `${OURS}:444` },
    { origin: "null", "sec-fetch-site": "same-origin" },
    { origin: "https://evil.example", "sec-fetch-site": "same-origin" },
  ] as Record<string, string>[])("is refused by any method: %j", (headers) => {
    for (const method of ["GET", "HEAD", "POST", "DELETE"]) {
      expect(isAllowed(method, { "x-csrf": "1", ...headers }), method).toBe(false);
    }
  });
});

describe("a document load", () => {
  it.each([
    [{ "sec-fetch-mode": "navigate", "sec-fetch-dest": "document" }, true],
    [{}, true],
    [{ "sec-fetch-mode": "navigate", "sec-fetch-dest": "iframe" }, false],
    [{ "sec-fetch-mode": "cors", "sec-fetch-dest": "empty" }, false],
    [{ "sec-fetch-mode": "no-cors", "sec-fetch-dest": "document" }, false],
    [{ "sec-fetch-dest": "image" }, false],
    [{ "sec-fetch-mode": "websocket" }, false],
  ] as [Record<string, string>, boolean][])("with %j is %s", (headers, expected) => {
    expect(isDocumentLoad(new Headers(headers))).toBe(expected);
  });
});
