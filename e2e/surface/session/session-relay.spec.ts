import {
  type Exchange,
  jsonAnswer,
  type Relay,
  type RelayedAnswer,
} from "../../fixtures/http/relay.ts";
import { unsealAs } from "../../fixtures/http/sealed.ts";
import { Visitor } from "../../fixtures/http/visitor.ts";
import { addMember } from "../../fixtures/newcomer.ts";
import { REFRESH_PATH } from "../../fixtures/sandbox-control.ts";
import { expect, test } from "../../fixtures/test.ts";
import { API_KEY } from "../../sandbox/http/api-key.ts";

const WALLETS = "/api/bff/account/wallets";

test.afterEach(({ relay }) => relay.intercept(undefined));

interface Gate {
  readonly reached: Promise<void>;
  readonly opened: Promise<void>;
  reach(): void;
  open(): void;
}

/** Holds a call until the test lets it go. */
function gate(): Gate {
  const reached = Promise.withResolvers<void>();
  const opened = Promise.withResolvers<void>();
  return {
    reached: reached.promise,
    opened: opened.promise,
    reach: reached.resolve,
    open: opened.resolve,
  };
}

function refreshBearers(exchanges: readonly Exchange[]): readonly (string | undefined)[] {
  return exchanges
    .filter(({ call }) => call.path === REFRESH_PATH)
    .map(({ call }) => call.headers.authorization);
}

/** Keeps the first refresh until the test lets it go, and may answer it itself. */
function holdRefresh(relay: Relay, answer?: RelayedAnswer): Gate {
  const held = gate();
  let isFirst = true;
  relay.intercept((call, forward) => {
    if (call.path !== REFRESH_PATH || !isFirst) return undefined;
    isFirst = false;
    const real = answer ?? forward();
    held.reach();
    return held.opened.then(() => real);
  });
  return held;
}

test("R4.3 a refresh that ends after the logout does not bring the session back, nor touch a cookie", async ({
  relay,
  relayedApplication,
  sandbox,
}) => {
  const visitor = new Visitor(relayedApplication.url);
  await visitor.login("anna");
  await sandbox.expireTokens();
  const held = holdRefresh(relay);
  const late = visitor.clone();
  const latePage = visitor.clone();
  const calls = [late.send(WALLETS), latePage.post("/api/session/refresh")];
  await held.reached;
  expect((await visitor.post("/api/session/logout")).status).toBe(204);
  held.open();
  for (const answer of await Promise.all(calls)) {
    expect(answer.status).toBe(401);
    expect(answer.json()).toMatchObject({ error: { code: "SESSION_EXPIRED" } });
    expect(answer.setCookies).toEqual([]);
  }
  const next = await late.send(WALLETS);
  expect([next.status, next.setCookies]).toEqual([401, []]);
  expect((await visitor.send(WALLETS)).status).toBe(401);
});

const ENDINGS = [
  { name: "a logout", ends: true },
  { name: "a login in its place", ends: false },
] as const;

for (const { name, ends } of ENDINGS) {
  test(`R4.3 late answers of a session that was over by ${name} leave the new login of the same browser alone`, async ({
    relay,
    relayedApplication,
  }) => {
    const browser = new Visitor(relayedApplication.url);
    await browser.login("anna");
    browser.cookies.delete("accessToken");
    const held = holdRefresh(relay, jsonAnswer({ statusCode: 5001, message: "Revoked" }, 401));
    // They share the browser's cookies: whatever an answer deletes is gone for all.
    const calls = [
      browser.send(WALLETS),
      browser.post("/api/session/refresh"),
      browser.open("/wallet"),
    ];
    await held.reached;
    if (ends) expect((await browser.post("/api/session/logout")).status).toBe(204);
    expect((await browser.login("anna")).status).toBe(200);
    const mine = new Map(browser.cookies);
    held.open();
    for (const answer of await Promise.all(calls)) {
      expect([401, 307]).toContain(answer.status);
      expect(answer.setCookies).toEqual([]);
    }
    expect(browser.cookies).toEqual(mine);
    expect((await browser.send(WALLETS)).status).toBe(200);
    expect((await browser.open("/wallet")).status).toBe(200);
  });
}

const OTHERS = [
  {
    name: "a sign-out of all others",
    isDoneThoughFailed: true,
    path: "/auth/client/sessions/revoke-others",
    answer: { status: 204, headers: {}, body: "" },
    send: (visitor: Visitor) => visitor.post("/api/bff/account/sessions/revoke-others"),
  },
  {
    name: "a change of the password",
    isDoneThoughFailed: false,
    path: "/auth/client/change-password",
    answer: jsonAnswer({ message: "Done" }),
    send: (visitor: Visitor) =>
      visitor.send("/api/bff/account/change-password", {
        method: "PATCH",
        headers: {
          origin: visitor.origin,
          "x-csrf": "1",
          "content-type": "application/json",
        },
        body: JSON.stringify({
          currentPassword: "Merlin-2026!",
          newPassword: "Ship-shape-42",
          confirmPassword: "Ship-shape-42",
        }),
      }),
  },
];

for (const { name, path, answer, send, isDoneThoughFailed } of OTHERS) {
  test(`R4.3 ${name} ends the member's other sessions here at once, though the upstream still takes their tokens`, async ({
    relay,
    relayedApplication,
    upstream,
  }) => {
    const username = addMember(upstream);
    const [other, foreign, own] = [1, 2, 3].map(() => new Visitor(relayedApplication.url));
    if (!other || !foreign || !own) throw new Error("Three visitors were made");
    await other.login(username);
    await own.login(username);
    await foreign.login("anna");
    relay.intercept((call) => (call.path === path ? { ...answer, status: 500 } : undefined));
    expect((await send(own)).status).toBe(503);
    expect((await other.send(WALLETS)).status).toBe(isDoneThoughFailed ? 401 : 200);
    expect((await own.send(WALLETS)).status).toBe(200);
    await other.login(username);
    const refusal = jsonAnswer({ statusCode: 4290, message: "Later." }, 429);
    relay.intercept((call) => (call.path === path ? refusal : undefined));
    expect((await send(own)).status).toBe(429);
    expect((await other.send(WALLETS)).status).toBe(200);
    relay.intercept((call) => (call.path === path ? answer : undefined));
    expect((await send(own)).status).toBe(answer.status);
    const since = relay.exchanges.length;
    const page = other.clone();
    const refused = await other.send(WALLETS);
    expect(refused.status).toBe(401);
    expect(refused.json()).toMatchObject({ error: { code: "SESSION_EXPIRED" } });
    expect(refused.setCookies).toEqual([]);
    expect((await page.visit("/wallet")).path).toBe("/login?returnUrl=%2Fwallet&reason=expired");
    expect(relay.exchanges.slice(since).filter(({ call }) => call.path.includes("/auth/"))).toEqual(
      [],
    );
    for (const visitor of [own, foreign]) {
      expect((await visitor.send(WALLETS)).status).toBe(200);
      expect((await visitor.open("/wallet")).status).toBe(200);
    }
    await other.login(username);
    expect((await other.send(WALLETS)).status).toBe(200);
  });
}

test("R4.3 an access cookie that arrives after the logout opens nothing", async ({
  relay,
  relayedApplication,
  sandbox,
}) => {
  const visitor = new Visitor(relayedApplication.url);
  await visitor.login("anna");
  await sandbox.expireTokens();
  const late = visitor.clone();
  expect((await late.send(WALLETS)).status).toBe(200);
  const renewed = late.cookies.get("accessToken") ?? "";
  expect(renewed).not.toBe(visitor.cookies.get("accessToken"));
  expect((await visitor.post("/api/session/logout")).status).toBe(204);
  // The browser takes the late reply's cookie after the deletion.
  visitor.cookies.set("accessToken", renewed);
  const since = relay.exchanges.length;
  const call = await visitor.send(WALLETS);
  expect(call.status).toBe(401);
  expect(call.json()).toMatchObject({ error: { code: "UNAUTHENTICATED" } });
  visitor.cookies.set("accessToken", renewed);
  expect((await visitor.visit("/wallet")).path).toBe("/login?returnUrl=%2Fwallet");
  expect(visitor.cookies.size).toBe(0);
  const asked = relay.exchanges
    .slice(since)
    .filter(({ call: { path } }) => path.includes("client"));
  expect(asked).toEqual([]);
});

for (const way of ["a call", "a page"] as const) {
  test(`R8.1 a rotated refresh token that comes with ${way} is stored and used from then on`, async ({
    relay,
    relayedApplication,
    sandbox,
  }) => {
    const visitor = new Visitor(relayedApplication.url);
    await visitor.login("anna");
    const before = await unsealAs("anchor", visitor.cookies.get("refreshToken"), visitor);
    const rotated = `rotated-${crypto.randomUUID()}`;
    relay.intercept(async (call, forward) => {
      if (call.path !== REFRESH_PATH) return forward();
      const answer = await forward({ authorization: `Bearer ${before.refreshToken}` });
      return jsonAnswer({ ...JSON.parse(answer.body), refreshToken: rotated }, answer.status);
    });
    const since = relay.exchanges.length;
    if (way === "a call") await sandbox.expireTokens();
    else visitor.cookies.delete("accessToken");
    const path = way === "a call" ? WALLETS : "/wallet";
    expect((await visitor.open(path)).status).toBe(200);
    const after = await unsealAs("anchor", visitor.cookies.get("refreshToken"), visitor);
    expect(after).toEqual({ ...before, refreshToken: rotated });
    await sandbox.expireTokens();
    expect((await visitor.send(WALLETS)).status).toBe(200);
    expect(refreshBearers(relay.exchanges.slice(since))).toEqual([
      `Bearer ${before.refreshToken}`,
      `Bearer ${rotated}`,
    ]);
  });
}

test("R7.4 tokens in a data envelope are unwrapped", async ({ relay, relayedApplication }) => {
  const visitor = new Visitor(relayedApplication.url);
  relay.intercept(async (_, forward) => {
    const answer = await forward();
    return answer.status === 200 && answer.body.startsWith("{")
      ? jsonAnswer({ data: JSON.parse(answer.body) })
      : answer;
  });
  expect((await visitor.login("anna")).json()).toEqual({ next: "/airdrop" });
  visitor.cookies.delete("accessToken");
  expect((await visitor.send(WALLETS)).status).toBe(200);
});

test("R6.1 the upstream sees the member's token and the key, and nothing of the browser", async ({
  relay,
  relayedApplication,
}) => {
  const visitor = new Visitor(relayedApplication.url);
  await visitor.login("anna");
  const { accessToken } = await unsealAs("access", visitor.cookies.get("accessToken"), visitor);
  const since = relay.exchanges.length;
  await visitor.send(WALLETS, {
    headers: {
      authorization: "Bearer mine",
      "x-api-key": "mine",
      "x-forwarded-for": "198.51.100.7, 203.0.113.9",
      "x-forwarded-host": "evil.example",
      "accept-language": "de-DE",
      referer: "https://evil.example/",
    },
  });
  const [exchange] = relay.exchanges.slice(since);
  const { "x-request-id": requestId, ...headers } = exchange?.call.headers ?? {};
  expect(requestId).toMatch(/^[\w-]{36}$/);
  expect(headers).toEqual({
    accept: "application/json",
    "accept-language": "de-DE,de;q=0.8",
    authorization: `Bearer ${accessToken}`,
    "x-api-key": API_KEY,
    "x-forwarded-for": "203.0.113.9",
  });
});
