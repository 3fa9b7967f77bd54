import { chooseAutoLogout } from "../../fixtures/http/activity.ts";
import { locationOf, Visitor } from "../../fixtures/http/visitor.ts";
import { addMember } from "../../fixtures/newcomer.ts";
import type { Fault } from "../../fixtures/sandbox-control.ts";
import { REFRESH_PATH, refreshesIn } from "../../fixtures/sandbox-control.ts";
import { expect, test } from "../../fixtures/test.ts";

const WALLETS = "/api/bff/account/wallets";
const DELETED = ["refreshToken=", "accessToken=", "gg2FAToken=", "seen="];

function deletions(lines: readonly string[]): readonly string[] {
  return lines
    .filter((line) => /;\s*max-age=0(;|$)/i.test(line))
    .map((line) => line.split(";", 1)[0] ?? "");
}

for (const status of [400, 401, 403]) {
  test(`R8.1 a refresh refused with ${status} ends the session: cookies deleted, SESSION_EXPIRED, login page`, async ({
    visitor,
    sandbox,
    upstream,
    application,
  }) => {
    const refusal = { path: REFRESH_PATH, times: 1, status };
    const member = addMember(upstream);
    const [paging, posting] = [new Visitor(application.url), new Visitor(application.url)];
    for (const one of [visitor, paging, posting]) await one.login(member);
    await chooseAutoLogout(visitor, 60);
    await sandbox.expireTokens();
    const late = visitor.clone();
    await sandbox.fail(refusal);
    const call = await visitor.send(WALLETS);
    expect(call.status).toBe(401);
    expect(call.json()).toMatchObject({ error: { code: "SESSION_EXPIRED" } });
    expect([...deletions(call.setCookies)].sort()).toEqual([...DELETED].sort());
    expect(visitor.cookies.size).toBe(0);
    // By now a login may have set others under these names.
    const again = await late.send(WALLETS);
    expect(again.json()).toMatchObject({ error: { code: "SESSION_EXPIRED" } });
    expect(again.setCookies).toEqual([]);

    await sandbox.fail(refusal);
    const page = await paging.visit("/wallet?tab=1");
    expect(page.path).toBe("/login?returnUrl=%2Fwallet%3Ftab%3D1&reason=expired");
    expect(page.status).toBe(200);
    expect(page.text).toContain("You’ve been logged out");
    expect(paging.cookies.size).toBe(0);

    await sandbox.fail(refusal);
    const island = await posting.post("/api/session/refresh");
    expect(island.status).toBe(401);
    expect(posting.cookies.size).toBe(0);
    expect((await posting.open("/wallet")).status).toBe(307);
    expect(locationOf(await posting.open("/wallet"), application.url)).toBe(
      "/login?returnUrl=%2Fwallet",
    );
  });
}

test("R8.1 the gate itself ends a session whose refresh is refused", async ({
  visitor,
  sandbox,
  application,
}) => {
  await visitor.login("anna");
  visitor.cookies.delete("accessToken");
  await sandbox.fail({ path: REFRESH_PATH, times: 1, status: 403 });
  const answer = await visitor.open("/wallet");
  expect(answer.status).toBe(307);
  expect(locationOf(answer, application.url)).toBe("/login?returnUrl=%2Fwallet&reason=expired");
  expect([...deletions(answer.setCookies)].sort()).toEqual([...DELETED].sort());
});

const OUTAGES: readonly (Omit<Fault, "path" | "times"> & { name: string })[] = [
  { name: "hangs", kind: "hang" },
  { name: "breaks the connection", kind: "reset" },
  { name: "breaks off its reply", kind: "truncate" },
  { name: "answers 500", status: 500 },
  { name: "answers 503", status: 503 },
  { name: "answers 429", status: 429 },
  { name: "answers garbage", kind: "garbage" },
  { name: "answers HTML", kind: "html" },
  { name: "answers nothing", kind: "empty" },
  { name: "redirects", kind: "redirect" },
  { name: "answers an empty token", status: 200, body: { accessToken: "" } },
  { name: "answers no token", status: 200, body: {} },
  { name: "answers a token that is no text", status: 200, body: { accessToken: 7 } },
  { name: "answers 401 without a body of the contract", status: 401, body: "no" },
  {
    name: "answers a token that fits into no cookie",
    status: 200,
    body: { accessToken: "x".repeat(8_000) },
  },
];

test("R8.1 a refresh that comes to nothing, in any way, is 503 with Retry-After, keeps the session, and a later call succeeds", async ({
  application,
  sandbox,
}) => {
  const kept: [name: string, visitor: Visitor][] = [];
  for (const { name, ...fault } of OUTAGES) {
    const visitor = new Visitor(application.url);
    await visitor.login("anna");
    await sandbox.expireTokens();
    const anchor = visitor.cookies.get("refreshToken");
    await sandbox.fail({ path: REFRESH_PATH, times: 1, ...fault });
    const call = await visitor.send(WALLETS);
    expect(call.status, name).toBe(503);
    expect(call.json(), name).toMatchObject({ error: { code: "UPSTREAM_UNREACHED" } });
    expect(call.headers["retry-after"], name).toMatch(/^\d+$/);
    expect(call.setCookies, name).toEqual([]);
    expect(visitor.cookies.get("refreshToken"), name).toBe(anchor);
    kept.push([name, visitor]);
  }
  for (const [name, visitor] of kept) {
    const status = async () => (await visitor.send(WALLETS)).status;
    await expect.poll(status, { message: name }).toBe(200);
  }
});

test("R4.1 a page whose refresh fails for the moment is the unavailable screen, and a later load is the page", {
  tag: "@deep",
}, async ({ application, sandbox }) => {
  const kept: Visitor[] = [];
  for (const fault of [{ status: 500 }, { kind: "hang" }, { kind: "garbage" }] as const) {
    const visitor = new Visitor(application.url);
    await visitor.login("anna");
    visitor.cookies.delete("accessToken");
    await sandbox.fail({ path: REFRESH_PATH, times: 1, ...fault });
    const page = await visitor.open("/wallet");
    expect(page.status).toBe(503);
    expect(page.setCookies).toEqual([]);
    kept.push(visitor);
  }
  for (const visitor of kept) {
    await expect.poll(async () => (await visitor.open("/wallet")).status).toBe(200);
  }
});

test("R8.1 calls one after the other during an outage ask for a refresh once a second at most, and are 503 at once", async ({
  visitor,
  sandbox,
}) => {
  await visitor.login("anna");
  visitor.cookies.delete("accessToken");
  await sandbox.fail({ path: REFRESH_PATH, times: 1_000, status: 500 });
  const startedAt = performance.now();
  const upstream = await sandbox.requestsDuring(async () => {
    for (let count = 0; count < 30; count += 1) {
      const answer = await visitor.send(WALLETS);
      expect(answer.status).toBe(503);
      expect(answer.json()).toMatchObject({ error: { code: "UPSTREAM_UNREACHED" } });
      expect(answer.headers["retry-after"]).toMatch(/^\d+$/);
      expect(answer.setCookies).toEqual([]);
    }
    expect((await visitor.open("/wallet")).status).toBe(503);
  });
  const seconds = (performance.now() - startedAt) / 1000;
  expect(refreshesIn(upstream).length).toBeLessThanOrEqual(1 + Math.floor(seconds));
  await sandbox.clearFaults();
  await expect.poll(async () => (await visitor.send(WALLETS)).status).toBe(200);
});

test("R8.1 parallel calls during an outage share one failed refresh", async ({
  visitor,
  sandbox,
}) => {
  await visitor.login("anna");
  await sandbox.expireTokens();
  await sandbox.fail({ path: REFRESH_PATH, times: 100, kind: "hang" });
  const upstream = await sandbox.requestsDuring(async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => visitor.clone().send(WALLETS)),
    );
    for (const { status } of answers) expect(status).toBe(503);
  });
  expect(refreshesIn(upstream).length).toBeLessThanOrEqual(2);
});

test("R8.1 a caller that leaves during the refresh takes it from nobody else", async ({
  visitor,
  sandbox,
}) => {
  await visitor.login("anna");
  await sandbox.expireTokens();
  await sandbox.fail({ path: REFRESH_PATH, times: 1, delayMs: 400 });
  const upstream = await sandbox.requestsDuring(async () => {
    const cookie = visitor.cookieHeader;
    const leaving = fetch(`${visitor.origin}${WALLETS}`, {
      headers: { cookie },
      signal: AbortSignal.timeout(200),
    });
    const staying = visitor.clone().send(WALLETS);
    await expect(leaving).rejects.toThrow();
    expect((await staying).status).toBe(200);
  });
  expect(refreshesIn(upstream)).toHaveLength(1);
});
