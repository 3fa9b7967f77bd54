import { chooseAutoLogout, letIdle, seenOf } from "../../fixtures/http/activity.ts";
import { Visitor } from "../../fixtures/http/visitor.ts";
import { addMember } from "../../fixtures/newcomer.ts";
import { expect, test } from "../../fixtures/test.ts";

const MINUTE = 60_000;
const WALLETS = "/api/bff/account/wallets";
const ACTIVE = "/api/session/active";

test("R14.11 a session in which nobody was active for the chosen time is over for calls, copies and the upstream, and one line of the log", async ({
  visitor,
  upstream,
  sandbox,
  application,
}) => {
  const lines = () => application.lines.filter((line) => line.includes('"audit":"idle logout"'));
  const before = lines().length;
  await visitor.login(addMember(upstream));
  await chooseAutoLogout(visitor, 5);
  const copy = visitor.clone();
  // A minute more than chosen: what a browser does within one it does not tell.
  await letIdle(visitor, 5 * MINUTE + 50_000);
  expect((await visitor.send(WALLETS)).status).toBe(200);
  await letIdle(visitor, 6 * MINUTE + 1_000);
  const upstreamCalls = await sandbox.requestsDuring(async () => {
    const call = await visitor.send(WALLETS);
    expect([call.status, call.json()]).toMatchObject([
      401,
      { error: { code: "SESSION_EXPIRED", details: { reason: "idle" } } },
    ]);
    await expect
      .poll(() =>
        upstream.sandbox.database.get(
          "SELECT 1 FROM session WHERE revoked_at IS NULL AND member_id = (SELECT max(id) FROM member)",
        ),
      )
      .toBeUndefined();
  });
  expect(upstreamCalls.map(({ path }) => path)).toEqual(["/auth/client/logout"]);
  expect([...visitor.cookies.keys()]).toEqual([]);
  const late = await copy.send(WALLETS);
  expect([late.status, late.json()]).toMatchObject([401, { error: { code: "SESSION_EXPIRED" } }]);
  await expect.poll(() => lines().length).toBe(before + 1);
});

test("R14.11 a page leads to the login page, which says why and leads back", async ({
  visitor,
  upstream,
  application,
}) => {
  const username = addMember(upstream);
  await visitor.login(username);
  await chooseAutoLogout(visitor, 15);
  await letIdle(visitor, 17 * MINUTE);
  const document = visitor.clone();
  const page = await document.visit("/wallet?tab=1");
  expect(page.path).toBe("/login?returnUrl=%2Fwallet%3Ftab%3D1&reason=idle");
  expect(page.text).toContain("You weren’t active for a while");
  expect([...document.cookies.keys()]).toEqual([]);
  const late = await visitor.visit("/wallet");
  expect(late.path).toBe("/login?returnUrl=%2Fwallet&reason=idle");
  const again = new Visitor(application.url);
  await again.login(username);
  expect(await seenOf(again)).toMatchObject({ minutes: 15 });
});

test("R14.11 calls, pages and renewals prolong nothing, a key or a press does", async ({
  visitor,
  upstream,
  sandbox,
}) => {
  await visitor.login(addMember(upstream));
  await chooseAutoLogout(visitor, 5);
  await letIdle(visitor, 4 * MINUTE);
  const kept = visitor.cookies.get("seen");
  await visitor.send(WALLETS);
  await visitor.open("/wallet");
  await sandbox.expireTokens();
  await visitor.send(WALLETS);
  await visitor.post("/api/session/refresh");
  const asked = await visitor.post(ACTIVE, { minutes: 5, isActive: false });
  expect(asked.json<{ leftMs: number }>().leftMs).toBeLessThanOrEqual(MINUTE);
  expect(visitor.cookies.get("seen")).toBe(kept);
  const requests = await sandbox.requestsDuring(async () => {
    const told = await visitor.post(ACTIVE, { minutes: 5, isActive: true });
    expect(told.json<{ leftMs: number }>().leftMs).toBeGreaterThan(4.5 * MINUTE);
  });
  expect(requests).toEqual([]);
  expect((await seenOf(visitor)).seenAt).toBeGreaterThan(Date.now() - MINUTE);
});

test("R14.11 a tab that asks when another one has just logged out at the chosen time is told why", async ({
  visitor,
  upstream,
}) => {
  const username = addMember(upstream);
  await visitor.login(username);
  await chooseAutoLogout(visitor, 5);
  for (const [idleMs, details] of [
    [5 * MINUTE, { reason: "idle" }],
    [4 * MINUTE, undefined],
  ] as const) {
    await visitor.login(username);
    await letIdle(visitor, idleMs);
    const other = visitor.clone();
    expect((await visitor.post("/api/session/logout")).status).toBe(204);
    const asked = await other.post(ACTIVE, { minutes: 5, isActive: false });
    const { error } = asked.json<{ error: { code: string; details?: unknown } }>();
    expect([error.code, error.details]).toEqual(["SESSION_EXPIRED", details]);
  }
});

test("R14.11 nobody is logged out by default, and a choice made on another device is followed", async ({
  visitor,
  upstream,
  application,
}) => {
  const username = addMember(upstream);
  await visitor.login(username);
  expect(visitor.cookies.has("seen")).toBe(false);
  const other = new Visitor(application.url);
  await other.login(username);
  await chooseAutoLogout(other, 30);
  const line = await visitor.post(ACTIVE, { minutes: 30, isActive: false });
  expect(line.json<{ leftMs: number }>().leftMs).toBeGreaterThan(29.5 * MINUTE);
  expect(line.setCookies.join()).toMatch(
    /^seen=\S+; Max-Age=2\d{6}; Path=\/; HttpOnly; SameSite=Lax$/,
  );
  // Nobody turns it off or makes it longer by what a page says of it.
  expect((await visitor.post(ACTIVE, { minutes: 0, isActive: true })).json()).toMatchObject({
    minutes: 30,
  });
  await letIdle(visitor, 10 * MINUTE);
  await chooseAutoLogout(other, 60);
  const longer = await visitor.post(ACTIVE, { minutes: 60, isActive: false });
  expect(longer.json<{ leftMs: number }>().leftMs).toBeLessThanOrEqual(50 * MINUTE);
  await chooseAutoLogout(other, 0);
  expect(other.cookies.has("seen")).toBe(false);
  expect((await visitor.post(ACTIVE, { minutes: 0, isActive: false })).json()).toEqual({
    minutes: 0,
    leftMs: 0,
  });
  expect(visitor.cookies.has("seen")).toBe(false);
});

test("R14.11 what another session, or nobody, has sealed neither ends nor prolongs this one", async ({
  visitor,
  upstream,
  application,
}) => {
  const username = addMember(upstream);
  await visitor.login(username);
  await chooseAutoLogout(visitor, 5);
  const other = new Visitor(application.url);
  await other.login(username);
  await letIdle(other, 60 * MINUTE);
  for (const foreign of [
    other.cookies.get("seen") ?? "",
    "nonsense",
    visitor.cookies.get("refreshToken") ?? "",
  ]) {
    visitor.cookies.set("seen", foreign);
    expect((await visitor.send(WALLETS)).status).toBe(200);
    expect(visitor.cookies.has("seen")).toBe(false);
  }
  expect((await visitor.post("/api/session/logout")).status).toBe(204);
  const guest = await visitor.post(ACTIVE, { minutes: 5, isActive: true });
  expect([guest.status, guest.json()]).toMatchObject([401, { error: { code: "UNAUTHENTICATED" } }]);
  expect(visitor.cookies.has("seen")).toBe(false);
});
