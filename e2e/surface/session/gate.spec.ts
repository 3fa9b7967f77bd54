import { securityHeaders } from "../../../lib/policy/security-headers.ts";
import { findPage, PAGES } from "../../../lib/routes.ts";
import { dueAt } from "../../fixtures/http/exhaustive.ts";
import { locationOf, Visitor } from "../../fixtures/http/visitor.ts";
import type { SandboxControl } from "../../fixtures/sandbox-control.ts";
import { expect, test } from "../../fixtures/test.ts";

type Audience = "public" | "guest" | "pending" | "member";
type State = "guest" | "pending" | "member" | "unavailable";

interface Expected {
  readonly status: number;
  readonly to?: string;
}

const STATES: readonly State[] = ["guest", "pending", "member", "unavailable"];

const GOOD = "/wallet?tab=1";
const RETURN_URLS: readonly (string | null)[] = [
  null,
  GOOD,
  "/",
  "",
  "//evil.example",
  "/\\evil.example",
  "/..//evil.example",
  "/..//wallet",
  "/.//evil.example/wallet",
  "/%2e%2e//evil.example",
  "https://evil.example/wallet",
  "javascript:alert",
  "/wallet\r\nset-cookie:a",
  "/login",
  "/authentication",
  "/api/bff/account/wallets",
  "/nowhere",
];

/** Pages and addresses below them, and what they answer to those who may see them. */
const ADDRESSES: readonly { path: string; audience: Audience; status: number }[] = [
  ...Object.values(PAGES)
    .filter(({ path }) => !path.includes("["))
    .map(({ path, audience }) => ({ path, audience, status: 200 })),
  { path: "/wallet/USDT", audience: "member", status: 200 },
  { path: "/wallet/NOPE", audience: "member", status: 404 },
  { path: "/wallet/USDT/more", audience: "member", status: 404 },
  { path: "/dashboard/more", audience: "member", status: 404 },
  { path: "/profile/more/still", audience: "member", status: 404 },
  { path: "/airdrop/more", audience: "member", status: 404 },
  { path: "/login/more", audience: "guest", status: 404 },
  { path: "/nowhere", audience: "public", status: 404 },
  { path: "/reserves/more", audience: "public", status: 404 },
];

function withReturn(path: string, returnUrl: string | null): string {
  return returnUrl === null ? path : `${path}?returnUrl=${encodeURIComponent(returnUrl)}`;
}

function expected(
  { path, audience, status }: (typeof ADDRESSES)[number],
  state: State,
  returnUrl: string | null,
): Expected {
  const good = returnUrl === GOOD ? GOOD : null;
  const here = withReturn(path, returnUrl);
  const isSignedIn = state === "member" || state === "unavailable";
  if (audience === "public" || audience === state) return { status };
  if (audience === "member" && state === "unavailable") return { status: 503 };
  if (audience === "member") {
    const to = state === "pending" ? "/authentication" : "/login";
    return { status: 307, to: withReturn(to, here) };
  }
  if (isSignedIn) return { status: 307, to: good ?? "/dashboard" };
  return { status: 307, to: withReturn(audience === "guest" ? "/authentication" : "/login", good) };
}

async function visitorIn(state: State, origin: string, sandbox: SandboxControl): Promise<Visitor> {
  const visitor = new Visitor(origin);
  if (state === "pending") await visitor.login("erik");
  if (state === "member" || state === "unavailable") await visitor.login("anna");
  if (state === "unavailable") {
    // As after the token's end: the browser has dropped the cookie.
    visitor.cookies.delete("accessToken");
    await sandbox.fail({ path: "/auth/client/refresh", times: 1_000_000, status: 500 });
  }
  return visitor;
}

for (const state of STATES) {
  test(`R2.5 R4.6 R4.7 every address answers a ${state} visitor with its exact status and place`, async ({
    application,
    sandbox,
  }) => {
    const visitor = await visitorIn(state, application.url, sandbox);
    const before = new Map(visitor.cookies);
    for (const [turn, address] of ADDRESSES.entries()) {
      await Promise.all(
        dueAt(RETURN_URLS, turn).map(async (returnUrl) => {
          const path = withReturn(address.path, returnUrl);
          const answer = await visitor.open(path);
          const want = expected(address, state, returnUrl);
          const to = answer.headers.location && locationOf(answer, application.url);
          const cache = answer.headers["cache-control"];
          expect({ path, status: answer.status, to, cache }).toEqual({
            ...{ path, to: undefined, cache: expect.stringContaining("no-store") },
            ...want,
          });
        }),
      );
    }
    expect(visitor.cookies).toEqual(before);
  });
}

test("R6.1 every address has the headers that protect a page, and one that a link of a mail leads to is told to nobody", async ({
  visitor,
  application,
}) => {
  const hsts = { includeSubDomains: false, preload: false };
  const member = new Visitor(application.url);
  await member.login("anna");
  for (const { path } of ADDRESSES) {
    const hidesAddress = findPage(path)?.isMailLink === true;
    const due = securityHeaders({ isSecure: false, hsts, hidesAddress });
    const who = path.startsWith("/wallet") ? member : visitor;
    const { headers } = await who.open(hidesAddress ? `${path}?token=a-secret` : path);
    expect(headers, path).toMatchObject(due);
  }
});

test("R2.5 a sub-path with a trailing slash, doubled slashes or capitals opens nothing to a guest", async ({
  visitor,
}) => {
  for (const path of [
    "/wallet/",
    "/dashboard//",
    "/wallet/%2e%2e/wallet",
    "/WALLET",
    "/Dashboard",
  ]) {
    const answer = await visitor.visit(path);
    const isLogin = answer.path.startsWith("/login");
    expect(isLogin ? 200 : 404, path).toBe(answer.status);
  }
});

test("R2.5 the gate leaves /api to its handlers: no login redirect there", async ({ visitor }) => {
  const proxied = await visitor.send("/api/bff/account/wallets");
  expect(proxied.status).toBe(401);
  expect(proxied.json()).toMatchObject({ error: { code: "UNAUTHENTICATED" } });
  const unknown = await visitor.open("/api/nowhere");
  expect(unknown.status).toBe(404);
  expect(unknown.headers.location).toBeUndefined();
});

for (const state of STATES) {
  test(`R4.6 a client navigation of a ${state} visitor is guarded like a document load`, async ({
    application,
    sandbox,
  }) => {
    const visitor = await visitorIn(state, application.url, sandbox);
    for (const path of ["/wallet?tab=1", "/login", "/authentication", "/"]) {
      const document = await visitor.open(path);
      const flight = await visitor.flight(path);
      const to = flight.headers.location && locationOf(flight, application.url);
      expect({ path, status: flight.status, to: to?.replace(/[?&]_rsc(=\w*)?$/, "") }).toEqual({
        path,
        status: document.status,
        to: document.headers.location && locationOf(document, application.url),
      });
    }
  });
}

test("R2.5 no other method opens a member page to a guest", async ({ visitor }) => {
  const type = { "content-type": "text/plain" };
  for (const method of ["POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS"] as const) {
    const answer = await visitor.send("/wallet", { method, headers: type });
    expect(answer.status, method).toBe(307);
  }
});

test("R2.5 a prefetch header is no way round the gate", async ({ visitor }) => {
  const ways: readonly Record<string, string>[] = [
    { "next-router-prefetch": "1", rsc: "1" },
    { purpose: "prefetch" },
    { "x-middleware-subrequest": "middleware:middleware:middleware:middleware:middleware" },
    { "x-middleware-prefetch": "1" },
    { "x-nextjs-data": "1" },
  ];
  for (const headers of ways) {
    const answer = await visitor.send("/wallet", { headers });
    expect(answer.status, JSON.stringify(headers)).toBe(307);
    expect(answer.text).not.toContain("data-amount");
  }
});

test("R4.1 an outage answers 503 with the frame, says that the member is still signed in and deletes nothing", async ({
  application,
  sandbox,
}) => {
  const visitor = await visitorIn("unavailable", application.url, sandbox);
  const answer = await visitor.open("/wallet");
  expect(answer.status).toBe(503);
  expect(answer.headers["retry-after"]).toMatch(/^\d+$/);
  expect(answer.text).toContain("We can’t load this page right now");
  expect(answer.text).toContain("You’re still logged in.");
  expect(answer.setCookies).toEqual([]);
  await sandbox.clearFaults();
  await expect.poll(async () => (await visitor.open("/wallet")).status).toBe(200);
});
