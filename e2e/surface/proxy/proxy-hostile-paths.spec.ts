import { surface } from "../../../lib/bff/proxy/surface.ts";
import { rawRequest } from "../../fixtures/http/raw-http.ts";
import { expect, MARKER, test } from "../../fixtures/http/recording-test.ts";
import { fill, goodParams } from "../../fixtures/http/surface-calls.ts";

/** Path segments as they go on the wire; none satisfies a pattern of the contract. */
const HOSTILE = [
  "..",
  ".",
  "%2e%2e",
  "%2E%2E%2F%2E%2E%2Fadmin",
  "..%2f..%2fadmin",
  "..%5c..%5cadmin",
  "..;",
  "%00",
  "USDT%00",
  "USDT%0d%0ax-injected:%20yes",
  "%0aUSDT",
  "USDT%0a",
  "https:%2f%2fevil.example",
  "%2f%2fevil.example",
  "//evil.example",
  "/USDT",
  "USDT/",
  "\\",
  "\\..\\admin",
  "%5c%5cevil.example",
  "%252e%252e%252fadmin",
  "USDT%3fadmin=1",
  "USDT%23fragment",
  "USDT%20OR%201=1",
  "%e2%80%ae",
  "%f0%9f%92%a3",
  "%ef%bc%8e%ef%bc%8e",
  "\xc3\xa9",
  "{code}",
  "__proto__",
  "a".repeat(5_000),
  "@evil.example",
  ":8080",
] as const;

const parametrised = surface.filter(({ endpoint }) => Object.keys(endpoint.params).length > 0);

function isAccepted(value: string, patterns: readonly RegExp[]): boolean {
  try {
    return patterns.every((pattern) => pattern.test(decodeURIComponent(value)));
  } catch {
    return false;
  }
}

for (const { id, method, path, endpoint } of parametrised) {
  test(`no hostile path parameter leaves our server or breaks it: ${id}`, async ({
    member,
    upstreamCalls,
  }) => {
    const cookie = member.cookieHeader;
    const headers = { cookie, origin: member.origin, "x-csrf": "1" };
    const names = Object.keys(endpoint.params);
    const patterns = Object.values(endpoint.params);
    for (const name of names) {
      for (const value of HOSTILE.filter((text) => !isAccepted(text, patterns))) {
        const target = `/api/bff/${fill(path, { ...goodParams(endpoint), [name]: value })}`;
        const answer = await rawRequest(member.origin, { method, target, headers });
        const about = `${target.slice(0, 120)} was answered ${answer.status}`;
        const seen = {
          // 415 where `..` makes of it another call, which wants a body.
          isRefused: [308, 400, 404, 405, 415].includes(answer.status),
          leadsTo: new URL(answer.headers.location ?? "", member.origin).origin,
          injected: answer.headers["x-injected"],
          broken: answer.text.match(/\bat \/|Internal Server Error/),
        };
        expect(seen, about).toEqual({ isRefused: true, leadsTo: member.origin, broken: null });
      }
    }
    expect(upstreamCalls.requests.map(({ target }) => target)).toEqual([]);
  });
}

test("hostile segments before and after the service never reach the upstream", async ({
  member,
  upstreamCalls,
}) => {
  for (const value of HOSTILE) {
    for (const target of [
      `/api/bff/${value}/wallets`,
      `/api/bff/account/${value}/wallets`,
      `/api/bff/account/wallets/extra/${value}`,
      `/api/bff/${value}`,
      `/api/bff/account%2fwallets`,
      `/api/bff/account/wallet/${MARKER}%2f${value}`,
    ]) {
      const answer = await rawRequest(member.origin, { target });
      expect(answer.status, target.slice(0, 120)).toBeGreaterThanOrEqual(300);
      expect(answer.status, target.slice(0, 120)).toBeLessThan(500);
    }
  }
  // An address that normalises to a page of nobody's shows the not-found page, whose footer has links.
  const asked = upstreamCalls.requests.map(({ target }) => target);
  expect(asked.filter((target) => target !== "/public/social/links")).toEqual([]);
});

test("a hostile or foreign Host header reaches nothing and breaks nothing", async ({
  recorded,
  upstreamCalls,
}) => {
  for (const host of ["evil.example", "evil.example:99999", "a b", "[", "%00", ""]) {
    const headers = { host, "x-forwarded-host": "evil.example", "x-forwarded-proto": "javascript" };
    const refresh = "/api/session/refresh?returnUrl=/wallet";
    const answer = await rawRequest(recorded.application.url, { target: refresh, headers });
    expect(answer.status, host).toBeLessThan(500);
    expect(JSON.stringify(answer.headers), host).not.toContain("evil");
  }
  expect(upstreamCalls.requests).toEqual([]);
});
