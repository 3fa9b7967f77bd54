import { surface } from "../../../lib/bff/proxy/surface.ts";
import { dueAt } from "../../fixtures/http/exhaustive.ts";
import {
  expect,
  expectOurHeaders,
  expectRefused,
  TOKENS,
  test,
} from "../../fixtures/http/recording-test.ts";
import { replyJson } from "../../fixtures/http/recording-upstream.ts";
import { goodCall } from "../../fixtures/http/surface-calls.ts";
import { type Answer, Visitor } from "../../fixtures/http/visitor.ts";

interface Call {
  readonly path: string;
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer | undefined;
}

const FORBIDDEN = [403, "CSRF"] as const;
const EVIL = "https://evil.example";

/** Headers that a hostile page, sandbox or form would send; each is put over those of a good call. */
const FOREIGN: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "another site": { "sec-fetch-site": "cross-site", "sec-fetch-mode": "cors" },
  "another site's image": { "sec-fetch-site": "cross-site", "sec-fetch-mode": "no-cors" },
  "another site's link": { "sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate" },
  "a sibling subdomain": { "sec-fetch-site": "same-site", "sec-fetch-mode": "cors" },
  "no site at all": { "sec-fetch-site": "none", "sec-fetch-mode": "cors" },
  "no site, no mode": { "sec-fetch-site": "none" },
  "an invented site": { "sec-fetch-site": "same-origin, cross-site" },
  "an empty site": { "sec-fetch-site": "" },
  "a foreign origin": { origin: EVIL },
  "a foreign origin that claims our site": { origin: EVIL, "sec-fetch-site": "same-origin" },
  "an opaque origin": { origin: "null" },
  "an opaque origin that claims our site": { origin: "null", "sec-fetch-site": "same-origin" },
};

/** What an unsafe call may not lack or get wrong. */
const INCOMPLETE: Readonly<Record<string, (call: Call) => Record<string, string>>> = {
  "no origin and no metadata": ({ headers }) => without(headers, "origin"),
  "no x-csrf": ({ headers }) => without(headers, "x-csrf"),
  "no x-csrf but our site": ({ headers }) => ({
    ...without(headers, "x-csrf"),
    "sec-fetch-site": "same-origin",
  }),
  "another x-csrf": ({ headers }) => ({ ...headers, "x-csrf": "true" }),
  "our origin under another scheme": ({ headers }) => ({
    ...headers,
    origin: String(headers.origin).replace("http:", "https:"),
  }),
  "our origin on another port": ({ headers }) => ({ ...headers, origin: "http://localhost:1" }),
  "our origin with a slash": ({ headers }) => ({ ...headers, origin: `${headers.origin}/` }),
  "only the address bar": ({ headers }) => ({
    ...headers,
    "sec-fetch-site": "none",
    "sec-fetch-mode": "navigate",
  }),
};

function without(headers: Call["headers"], dropped: string): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => name !== dropped));
}

function sessionCalls(origin: string): Call[] {
  const headers = { origin, "x-csrf": "1" };
  const json = { ...headers, "content-type": "application/json" };
  const credentials = JSON.stringify({ username: "anna", password: "Merlin-2026!" });
  return [
    { path: "/api/session/login", method: "POST", headers: json, body: credentials },
    { path: "/api/session/two-factor", method: "POST", headers: json, body: '{"code":"123456"}' },
    { path: "/api/session/refresh", method: "POST", headers, body: undefined },
    { path: "/api/session/logout", method: "POST", headers, body: undefined },
    { path: "/api/wallet/nonce", method: "POST", headers, body: undefined },
    { path: "/api/wallet/address", method: "POST", headers: json, body: "{}" },
  ];
}

function everyCall(origin: string): Call[] {
  return [...surface.map((entry) => goodCall(entry, origin)), ...sessionCalls(origin)];
}

function send(visitor: Visitor, call: Call, headers: Call["headers"]): Promise<Answer> {
  return visitor.clone().send(call.path, { ...call, headers });
}

test("R6.1 no handler answers a call of another site, reads included, and the upstream hears of none", async ({
  member,
  upstreamCalls,
}) => {
  for (const [turn, call] of everyCall(member.origin).entries()) {
    for (const [name, headers] of dueAt(Object.entries(FOREIGN), turn)) {
      const about = `${call.method} ${call.path} from ${name}`;
      const answer = await send(member, call, { ...call.headers, ...headers });
      expectRefused(answer, FORBIDDEN, about);
      expect(answer.setCookies, about).toEqual([]);
    }
  }
  expect(upstreamCalls.requests).toEqual([]);
});

test("no unsafe call passes without our origin and x-csrf", async ({ member, upstreamCalls }) => {
  const unsafe = everyCall(member.origin).filter(({ method }) => method !== "GET");
  expect(unsafe.length).toBeGreaterThan(5);
  for (const [turn, call] of unsafe.entries()) {
    for (const [name, headers] of dueAt(Object.entries(INCOMPLETE), turn)) {
      const about = `${call.method} ${call.path} with ${name}`;
      expectRefused(await send(member, call, headers(call)), FORBIDDEN, about);
    }
  }
  expect(upstreamCalls.requests).toEqual([]);
});

test("our own pages pass by fetch metadata alone, and a read passes from the address bar", async ({
  member,
  upstreamCalls,
}) => {
  // The logout comes last: after it the session is over.
  for (const call of everyCall(member.origin)) {
    const own = { ...without(call.headers, "origin"), "sec-fetch-site": "same-origin" };
    const about = `${call.method} ${call.path}`;
    expect((await send(member, call, own)).status, about).not.toBe(403);
    if (call.method !== "GET") continue;
    const typed = { "sec-fetch-site": "none", "sec-fetch-mode": "navigate" };
    expect((await send(member, call, typed)).status, about).toBe(200);
  }
  expect(upstreamCalls.requests.length).toBeGreaterThan(0);
});

test("no answer carries a CORS header, to a preflight neither", async ({ member }) => {
  for (const call of everyCall(member.origin)) {
    const about = `OPTIONS ${call.path}`;
    const preflight = await member.send(call.path, {
      method: "OPTIONS",
      headers: {
        origin: EVIL,
        "access-control-request-method": call.method,
        "access-control-request-headers": "x-csrf",
        "sec-fetch-site": "cross-site",
      },
    });
    expectRefused(preflight, FORBIDDEN, about);
    const answers = [preflight, await send(member, call, { ...call.headers, origin: EVIL })];
    const names = answers.flatMap(({ headers }) => Object.keys(headers));
    expect(names.filter((name) => name.startsWith("access-control-"))).toEqual([]);
  }
});

test("R8.1 the refresh by document may be linked from anywhere, and by nothing but a document load", async ({
  member,
  upstreamCalls,
}) => {
  const path = "/api/session/refresh?returnUrl=/wallet";
  const load = { "sec-fetch-mode": "navigate", "sec-fetch-dest": "document" };
  for (const site of ["cross-site", "same-site", "same-origin", "none"]) {
    const headers = { ...load, "sec-fetch-site": site };
    const answer = await member.clone().send(path, { headers });
    expect([answer.status, answer.headers.location], site).toEqual([303, "/wallet"]);
    expectOurHeaders(answer, site);
  }
  const asked = upstreamCalls.requests.length;
  expect(asked).toBeGreaterThan(0);
  for (const [mode, destination] of [
    ["cors", "empty"],
    ["no-cors", "image"],
    ["no-cors", "script"],
    ["same-origin", "empty"],
    ["websocket", "websocket"],
    ["navigate", "iframe"],
    ["navigate", "embed"],
    ["navigate", "object"],
    ["navigate", "empty"],
  ]) {
    for (const site of ["cross-site", "same-site", "same-origin"]) {
      const headers = {
        "sec-fetch-site": site,
        "sec-fetch-mode": String(mode),
        "sec-fetch-dest": String(destination),
      };
      const answer = await member.clone().send(path, { headers });
      expectRefused(answer, FORBIDDEN, `${site} ${mode} ${destination}`);
      expect(answer.setCookies).toEqual([]);
    }
  }
  expect(upstreamCalls.requests.length).toBe(asked);
});

test("R4.1 a linked refresh asks the upstream before it drops a session, so that a forged link signs nobody out", async ({
  member,
  upstreamCalls,
}) => {
  const visitor = member.clone();
  const answer = await visitor.send("/api/session/refresh?returnUrl=/wallet", {
    headers: {
      "sec-fetch-site": "cross-site",
      "sec-fetch-mode": "navigate",
      "sec-fetch-dest": "document",
    },
  });
  expect(answer.headers.location).toBe("/wallet");
  expect((await visitor.send("/api/bff/account/wallets")).status).toBe(200);
  expect(upstreamCalls.requests.length).toBeGreaterThan(0);
});

test("forms and plain text are 415 everywhere, without an upstream call", async ({
  member,
  recorded,
  upstreamCalls,
}) => {
  upstreamCalls.answer(replyJson(200, { gg2FAToken: TOKENS.renewed, validGG2FA: false }));
  const pending = new Visitor(recorded.application.url);
  await pending.login("anna");
  upstreamCalls.reset();
  const unsafe = everyCall(member.origin).filter(({ method }) => method !== "GET");
  for (const call of unsafe) {
    const visitor = call.path.endsWith("two-factor") ? pending : member;
    for (const type of ["text/plain", "application/x-www-form-urlencoded", "text/plain;json"]) {
      const about = `${call.method} ${call.path} as ${type}`;
      const headers = { ...call.headers, "content-type": type };
      const answer = await visitor.clone().send(call.path, { ...call, headers, body: "{}" });
      expectRefused(answer, [415, "UNSUPPORTED_MEDIA"], about);
    }
  }
  expect(upstreamCalls.requests).toEqual([]);
});
