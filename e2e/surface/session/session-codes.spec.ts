import { locationOf, Visitor } from "../../fixtures/http/visitor.ts";
import { type Fault, REFRESH_PATH, refreshesIn } from "../../fixtures/sandbox-control.ts";
import { expect, test } from "../../fixtures/test.ts";

const WALLETS = "/api/bff/account/wallets";
const UPSTREAM_WALLETS = "/auth/client/wallets";

function refusal(statusCode: unknown, status = 401): Pick<Fault, "status" | "body"> {
  return { status, body: { statusCode, message: "Simulated" } };
}

test("R8.1 a replay that is still called expired stops: two calls and one refresh, 503, the session kept", async ({
  visitor,
  sandbox,
}) => {
  await visitor.login("anna");
  const anchor = visitor.cookies.get("refreshToken");
  await sandbox.fail({ path: UPSTREAM_WALLETS, times: 1_000, ...refusal(5000) });
  const upstream = await sandbox.requestsDuring(async () => {
    const answer = await visitor.send(WALLETS);
    expect(answer.status).toBe(503);
    expect(answer.headers["retry-after"]).toBeDefined();
  });
  expect(upstream.map(({ path }) => path)).toEqual([
    UPSTREAM_WALLETS,
    REFRESH_PATH,
    UPSTREAM_WALLETS,
  ]);
  expect(visitor.cookies.get("refreshToken")).toBe(anchor);
  await sandbox.clearFaults();
  expect((await visitor.send(WALLETS)).status).toBe(200);
});

test("R8.1 a page whose renewed token is called expired again shows the unavailable screen instead of a loop", async ({
  visitor,
  sandbox,
}) => {
  await visitor.login("anna");
  await sandbox.fail({ path: "/auth/client/profile", times: 1_000, ...refusal(5000) });
  await sandbox.fail({ path: UPSTREAM_WALLETS, times: 1_000, ...refusal(5000) });
  const upstream = await sandbox.requestsDuring(async () => {
    const page = await visitor.visit("/wallet");
    expect(page.path).toBe("/wallet");
    expect(page.text).toContain("We couldn’t load this");
    expect(page.text).not.toContain('href="/wallet/USDT"');
  });
  expect(refreshesIn(upstream)).toHaveLength(1);
  await sandbox.clearFaults();
  expect((await visitor.visit("/wallet")).text).toContain('href="/wallet/USDT"');
});

test("R8.1 a call with a revoked token deletes the cookies and answers SESSION_EXPIRED without a refresh", async ({
  visitor,
  sandbox,
}) => {
  await visitor.login("gina");
  await sandbox.revokeSessions("gina");
  const upstream = await sandbox.requestsDuring(async () => {
    const answer = await visitor.send(WALLETS);
    expect(answer.status).toBe(401);
    expect(answer.json()).toMatchObject({ error: { code: "SESSION_EXPIRED" } });
  });
  expect(refreshesIn(upstream)).toEqual([]);
  expect(visitor.cookies.size).toBe(0);
});

test("R8.1 a page with a revoked token asks the upstream once and then goes to the login page with the reason", async ({
  visitor,
  sandbox,
  application,
}) => {
  await visitor.login("gina");
  await sandbox.revokeSessions("gina");
  const upstream = await sandbox.requestsDuring(async () => {
    const page = await visitor.open("/wallet?tab=1");
    expect(page.status).toBe(307);
    const refresh = locationOf(page, application.url);
    expect(refresh).toBe("/api/session/refresh?returnUrl=%2Fwallet%3Ftab%3D1");
    const answer = await visitor.open(refresh);
    expect(answer.status).toBe(303);
    expect(answer.headers["cache-control"]).toBe("private, no-store");
    expect(locationOf(answer, application.url)).toBe(
      "/login?returnUrl=%2Fwallet%3Ftab%3D1&reason=expired",
    );
  });
  expect(refreshesIn(upstream)).toHaveLength(1);
  expect(visitor.cookies.size).toBe(0);
});

test("R8.1 a forged link to the refresh signs nobody out", async ({
  visitor,
  sandbox,
  application,
}) => {
  await visitor.login("anna");
  const forged = "/api/session/refresh?returnUrl=%2Fwallet";
  const upstream = await sandbox.requestsDuring(async () => {
    for (const _ of [1, 2, 3]) {
      const answer = await visitor.send(forged, {
        headers: {
          "sec-fetch-site": "cross-site",
          "sec-fetch-mode": "navigate",
          "sec-fetch-dest": "document",
        },
      });
      expect(answer.status).toBe(303);
      expect(locationOf(answer, application.url)).toBe("/wallet");
    }
  });
  expect(refreshesIn(upstream)).toHaveLength(1);
  expect((await visitor.send(WALLETS)).status).toBe(200);
});

test("R4.6 a token that the upstream calls pending is 401 SECOND_FACTOR_REQUIRED without a refresh", async ({
  visitor,
  sandbox,
}) => {
  await visitor.login("anna");
  await sandbox.fail({ path: UPSTREAM_WALLETS, times: 1, ...refusal(5002) });
  const upstream = await sandbox.requestsDuring(async () => {
    const answer = await visitor.send(WALLETS);
    expect(answer.status).toBe(401);
    expect(answer.json()).toMatchObject({ error: { code: "SECOND_FACTOR_REQUIRED" } });
  });
  expect(refreshesIn(upstream)).toEqual([]);
});

const NO_TRIGGERS: readonly { name: string; fault: Omit<Fault, "path" | "times"> }[] = [
  { name: "401 with another code", fault: refusal(4010) },
  { name: "401 with 5000 as text", fault: refusal("5000") },
  { name: "401 with a list", fault: { status: 401, body: [5000] } },
  {
    name: "401 with over 64 KB around 5000",
    fault: { status: 401, body: { statusCode: 5000, message: "x".repeat(70_000) } },
  },
  { name: "403 with 5000", fault: refusal(5000, 403) },
  { name: "200 with 5000", fault: refusal(5000, 200) },
];

for (const { name, fault } of NO_TRIGGERS) {
  test(`R8.1 ${name} triggers no refresh and is 502`, async ({ visitor, sandbox }) => {
    await visitor.login("anna");
    await sandbox.fail({ path: UPSTREAM_WALLETS, times: 1, ...fault });
    const upstream = await sandbox.requestsDuring(async () => {
      const answer = await visitor.send(WALLETS);
      expect(answer.status).toBe(502);
      expect(answer.json()).toMatchObject({ error: { code: "UPSTREAM_INVALID" } });
      expect(answer.setCookies).toEqual([]);
    });
    expect(refreshesIn(upstream)).toEqual([]);
  });
}

test("R7.4 an upload is replayed byte for byte after a refresh", async ({
  relay,
  relayedApplication,
  sandbox,
}) => {
  const visitor = new Visitor(relayedApplication.url);
  await visitor.login("carl");
  await sandbox.expireTokens();
  const since = relay.exchanges.length;
  const form = new FormData();
  form.set("fullName", "Carl Winter");
  const body = new Response(form);
  const answer = await visitor.send("/api/bff/account/profile/update", {
    method: "PUT",
    headers: {
      origin: visitor.origin,
      "x-csrf": "1",
      "content-type": body.headers.get("content-type") ?? "",
    },
    body: new Uint8Array(await body.arrayBuffer()),
  });
  expect(answer.status).toBe(200);
  const updates = relay.exchanges
    .slice(since)
    .filter(({ call }) => call.path.endsWith("/profile/update"));
  expect(updates.map(({ answer: { status } }) => status)).toEqual([401, 200]);
  expect(updates[0]?.call.body).toContain("Carl Winter");
  expect(updates[1]?.call.body).toBe(updates[0]?.call.body);
  expect(updates[1]?.call.headers["content-type"]).toBe(updates[0]?.call.headers["content-type"]);
});
