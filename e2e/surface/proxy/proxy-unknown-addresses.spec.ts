import { LOCALES } from "../../../lib/i18n/locales.ts";
import { LANGUAGE_COOKIE } from "../../../lib/preferences.ts";
import { rawRequest } from "../../fixtures/http/raw-http.ts";
import {
  expect,
  expectOurHeaders,
  expectRefused,
  MARKER,
  test,
} from "../../fixtures/http/recording-test.ts";

test("an address under /api that is nobody's is 404 in our envelope, not a page", async ({
  guest,
  upstreamCalls,
}) => {
  for (const path of ["/api", "/api/bff", "/api/session", `/api/${MARKER}/deeper`]) {
    for (const method of ["GET", "POST", "DELETE"] as const) {
      const headers = { origin: guest.origin, "x-csrf": "1" };
      const answer = await guest.send(path, { method, headers });
      expectRefused(answer, [404, "NOT_FOUND"], `${method} ${path}`);
    }
  }
  expect(upstreamCalls.requests).toEqual([]);
});

test("an address that cannot be decoded is 404, not a failure of the server", async ({
  guest,
  upstreamCalls,
}) => {
  for (const value of ["%", "%zz", "%c0%ae%c0%ae", "%ff%fe", "%e2%82", "a%", "%2e%2e%2f%"]) {
    for (const path of [
      `bff/account/wallet/${value}`,
      `bff/${value}/wallets`,
      `bff/${value}`,
      value,
    ])
      for (const method of ["GET", "POST"]) {
        const headers = { origin: guest.origin, "x-csrf": "1" };
        const about = `${method} /api/${path}`;
        const answer = await rawRequest(guest.origin, { method, target: `/api/${path}`, headers });
        expect([answer.status, answer.text], about).toEqual([
          404,
          expect.stringContaining("NOT_FOUND"),
        ]);
        expectOurHeaders(answer, about);
      }
  }
  expect(upstreamCalls.requests).toEqual([]);
});

test("an address that cannot be decoded is refused in the visitor's language", async ({
  guest,
}) => {
  const texts = new Set<string>();
  for (const { locale } of LOCALES) {
    const headers = { cookie: `${LANGUAGE_COOKIE}=${locale}` };
    const [undecodable, unknown] = await Promise.all(
      ["/api/%ff", "/api/no-such-call"].map(async (target) => {
        const { status, text } = await guest.send(target, { headers });
        const { code, message } = JSON.parse(text).error;
        return { status, code, message };
      }),
    );
    expect(undecodable, locale).toEqual(unknown);
    texts.add(undecodable?.message);
  }
  expect(texts.size).toBe(LOCALES.length);
});

test("an encoded address that can be decoded is what it decodes to", async ({
  member,
  upstreamCalls,
}) => {
  const answer = await rawRequest(member.origin, {
    target: "/api/bff/account/check-username/%61nna",
  });
  expect(answer.status).toBe(200);
  expect(upstreamCalls.requests.map(({ path }) => path)).toEqual([
    "/auth/client/check-username/anna",
  ]);
});

test("a call with the headers of a router is answered by its handler, and data of a router is nobody's page", async ({
  guest,
}) => {
  for (const [name, value] of [
    ["rsc", "1"],
    ["next-url", "/x"],
    ["next-router-prefetch", "1"],
    ["next-router-segment-prefetch", "/x"],
    ["next-router-state-tree", encodeURIComponent('["",{}]')],
  ] as const) {
    const answer = await guest.send("/api/session/logout", {
      method: "POST",
      headers: { rsc: "1", [name]: value },
    });
    expectRefused(answer, [403, "CSRF"], name);
  }
  for (const path of ["/ref/anna.rsc", "/login.rsc", "/login.segments/_tree.segment.rsc"]) {
    const answer = await guest.send(path);
    expect([answer.status, answer.headers["content-type"]], path).toEqual([
      404,
      "text/html; charset=utf-8",
    ]);
  }
});
