import { findEntries, surface } from "../../../lib/bff/proxy/surface.ts";
import { endpoints } from "../../../lib/contract/registry.ts";

import { dueAt } from "../../fixtures/http/exhaustive.ts";
import {
  expect,
  expectOurHeaders,
  expectRefused,
  MARKER,
  sendGood,
  test,
} from "../../fixtures/http/recording-test.ts";
import { fill, goodCall, goodParams, upstreamPath } from "../../fixtures/http/surface-calls.ts";

const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS"] as const;

const SESSION_METHODS = {
  "/api/session/login": ["POST"],
  "/api/session/two-factor": ["POST"],
  "/api/session/logout": ["POST"],
  "/api/session/refresh": ["GET", "POST"],
  "/api/wallet/nonce": ["POST"],
  "/api/wallet/address": ["POST"],
  "/api/health": ["GET"],
  "/api/health/ready": ["GET"],
} as const;

test("R7.1 R7.2 R7.3 every call of the surface passes once, to its place upstream, and is answered", async ({
  member,
  upstreamCalls,
}) => {
  for (const entry of surface) {
    const before = upstreamCalls.requests.length;
    const answer = await sendGood(member, entry);
    expect([answer.status, answer.text], entry.id).toEqual([
      entry.endpoint.response ? 200 : 204,
      expect.anything(),
    ]);
    expectOurHeaders(answer, entry.id);
    const asked = upstreamCalls.requests.slice(before).map(({ method, path }) => [method, path]);
    // An answer that visitors share may be there already.
    if (asked.length === 0 && entry.endpoint.sharedForSeconds) continue;
    expect(asked, entry.id).toEqual([[entry.endpoint.method, upstreamPath(entry.endpoint)]]);
  }
  expect(surface.length).toBeGreaterThan(10);
});

test("R4.6 a call for members is refused to a guest, before the upstream hears of it", async ({
  guest,
  upstreamCalls,
}) => {
  const memberEntries = surface.filter(({ endpoint }) => endpoint.audience === "member");
  expect(memberEntries.length).toBeGreaterThan(0);
  for (const entry of memberEntries) {
    expectRefused(await sendGood(guest, entry), [401, "UNAUTHENTICATED"], entry.id);
  }
  expect(upstreamCalls.requests).toEqual([]);
});

test("a call for anybody carries no bearer, and every call of the surface is for anybody or for members", () => {
  const audiences = new Set(surface.map(({ endpoint }) => endpoint.audience));
  expect([...audiences].toSorted()).toEqual(["member", "public"]);
});

test("an unknown service or path is 404 without an upstream call", async ({
  member,
  upstreamCalls,
}) => {
  const known = surface.map(({ path }) => path.split("/")[0]);
  const paths = [
    "account",
    "nothing/wallets",
    `account/${MARKER}`,
    "account/wallets/extra",
    "account/wallet",
    "constructor/toString",
    "__proto__/wallets",
    "ACCOUNT/WALLETS",
    "account/Wallets",
    "auth/client/wallets",
    ...known.map((service) => `${service}/${MARKER}/${MARKER}/x/y`),
  ];
  for (const path of paths) {
    for (const method of ["GET", "POST"] as const) {
      const answer = await member.send(`/api/bff/${path}`, {
        method,
        headers: { origin: member.origin, "x-csrf": "1" },
      });
      expectRefused(answer, [404, "NOT_FOUND"], `${method} ${path}`);
    }
  }
  expect(upstreamCalls.requests).toEqual([]);
});

test("R6.1 what only the server may call is not reachable through the proxy, by any method or name", async ({
  member,
  upstreamCalls,
}) => {
  const hidden = endpoints.filter(({ reach }) => reach === "server");
  const services = [...new Set(endpoints.map(({ service }) => service))];
  expect(hidden.map(({ path }) => path)).toEqual(
    expect.arrayContaining(["/login/credential", "/refresh", "/logout", "/gg-2fa/valid"]),
  );
  for (const endpoint of hidden) {
    for (const service of services) {
      for (const method of ["GET", "POST", "PUT"] as const) {
        const path = `${service}${fill(endpoint.path, goodParams(endpoint))}`;
        // `transaction/{id}` takes such a word for an id and asks its own service for it.
        if (findEntries(path.split("/")).length > 0) continue;
        const answer = await member.send(`/api/bff/${path}`, {
          method,
          headers: { origin: member.origin, "x-csrf": "1" },
        });
        expectRefused(answer, [404, "NOT_FOUND"], `${method} ${path}`);
      }
    }
  }
  expect(upstreamCalls.requests).toEqual([]);
});

test("a wrong method is 405 and names the right ones, without an upstream call", async ({
  member,
  upstreamCalls,
}) => {
  const allowed = new Map<string, string[]>();
  for (const entry of surface) {
    const { path } = goodCall(entry, member.origin);
    allowed.set(path, [...(allowed.get(path) ?? []), entry.method]);
  }
  const paths = [...allowed, ...Object.entries(SESSION_METHODS)];
  for (const [turn, [path, methods]] of paths.entries()) {
    const wrong = METHODS.filter((name) => !(methods as readonly string[]).includes(name));
    for (const method of dueAt(wrong, turn)) {
      const about = `${method} ${path}`;
      const answer = await member.send(path, {
        method,
        headers: { origin: member.origin, "x-csrf": "1" },
      });
      expect(answer.status, about).toBe(405);
      expect(answer.headers.allow?.split(", "), about).toEqual(methods);
      if (method === "HEAD") expectOurHeaders(answer, about);
      else expectRefused(answer, [405, "METHOD_NOT_ALLOWED"], about);
    }
  }
  expect(upstreamCalls.requests).toEqual([]);
});

test("a call that acts is a POST whatever the upstream's method is, and nothing repeats it", async ({
  member,
  upstreamCalls,
}) => {
  const acting = surface.filter(({ endpoint }) => endpoint.effect);
  expect(acting.length).toBeGreaterThan(0);
  for (const entry of acting) {
    expect(entry.method, entry.id).not.toBe("GET");
    upstreamCalls.answer((response) => response.socket?.destroy());
    const calls = await upstreamCalls.requestsDuring(async () => {
      expectRefused(await sendGood(member, entry), [503, "UPSTREAM_UNAVAILABLE"], entry.id);
    });
    expect(calls.length, entry.id).toBe(1);
  }
});
