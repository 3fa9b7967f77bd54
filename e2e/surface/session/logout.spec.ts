import type { Answer, Visitor } from "../../fixtures/http/visitor.ts";
import { refreshesIn } from "../../fixtures/sandbox-control.ts";
import { expect, test } from "../../fixtures/test.ts";

const LOGOUT = "/api/session/logout";
const UPSTREAM_LOGOUT = "/auth/client/logout";
const WALLETS = "/api/bff/account/wallets";

function expectAllDeleted(answer: Answer): void {
  expect(answer.status).toBe(204);
  expect(answer.text).toBe("");
  const names = answer.setCookies.map((line) => line.split("=", 1)[0]);
  expect([...names].sort()).toEqual(["accessToken", "gg2FAToken", "refreshToken", "seen"]);
  for (const line of answer.setCookies) {
    expect(line).toMatch(/^\w+=; Max-Age=0; Path=\/; HttpOnly; SameSite=(Lax|Strict)$/i);
  }
}

async function signIn(visitor: Visitor, username: string): Promise<void> {
  expect((await visitor.login(username)).status).toBe(200);
}

test("R4.3 a logout is 204 for members, pending members, guests and nonsense, and deletes all three cookies, and that of the last activity", async ({
  visitor,
}) => {
  expectAllDeleted(await visitor.post(LOGOUT));
  visitor.cookies.set("refreshToken", "nonsense");
  expectAllDeleted(await visitor.post(LOGOUT));
  await signIn(visitor, "erik");
  expectAllDeleted(await visitor.post(LOGOUT));
  await signIn(visitor, "anna");
  expectAllDeleted(await visitor.post(LOGOUT));
  expect(visitor.cookies.size).toBe(0);
  expect((await visitor.open("/wallet")).status).toBe(307);
});

test("R4.3 the upstream is told, and cookies kept from before open nothing any more", async ({
  visitor,
  sandbox,
}) => {
  await signIn(visitor, "anna");
  const kept = visitor.clone();
  const keptPage = visitor.clone();
  const upstream = await sandbox.requestsDuring(() => visitor.post(LOGOUT));
  expect(upstream.map(({ path, status }) => [path, status])).toEqual([[UPSTREAM_LOGOUT, 204]]);
  const call = await kept.send(WALLETS);
  expect(call.status).toBe(401);
  expect(call.setCookies).toEqual([]);
  expect((await keptPage.visit("/wallet")).path).toBe("/login?returnUrl=%2Fwallet&reason=expired");
});

test("R4.3 a pending member's logout is told with the second-factor token", async ({
  visitor,
  sandbox,
}) => {
  await signIn(visitor, "erik");
  const kept = visitor.clone();
  const upstream = await sandbox.requestsDuring(() => visitor.post(LOGOUT));
  expect(upstream.map(({ path, status }) => [path, status])).toEqual([[UPSTREAM_LOGOUT, 204]]);
  const code = await sandbox.code("erik");
  const answer = await kept.post("/api/session/two-factor", { code });
  expect(answer.status).toBe(401);
  expect(answer.json()).toMatchObject({ error: { code: "SESSION_EXPIRED" } });
});

for (const way of ["called expired by the upstream", "gone from the browser"] as const) {
  test(`R4.3 a logout with an access token ${way} still ends the upstream's session`, async ({
    visitor,
    sandbox,
    upstream,
  }) => {
    await signIn(visitor, "anna");
    if (way === "gone from the browser") visitor.cookies.delete("accessToken");
    else await sandbox.expireTokens();
    const before = openSessions(upstream);
    expectAllDeleted(await visitor.post(LOGOUT));
    expect(openSessions(upstream)).toBe(before - 1);
  });
}

function openSessions({ sandbox }: { sandbox: { database: Database } }): number {
  const row = sandbox.database.get<{ n: number }>(
    "SELECT count(*) AS n FROM session WHERE revoked_at IS NULL",
  );
  return row?.n ?? 0;
}

interface Database {
  get<Row>(sql: string): Row | undefined;
}

for (const fault of [
  { kind: "hang" },
  { kind: "reset" },
  { status: 500 },
  { kind: "html" },
] as const) {
  const name = "kind" in fault ? fault.kind : fault.status;
  test(`R4.3 a logout is 204 within 2.5 s although the upstream fails (${name})`, async ({
    visitor,
    sandbox,
  }) => {
    await signIn(visitor, "anna");
    await sandbox.fail({ path: "/auth/client", times: 10, ...fault });
    const startedAt = performance.now();
    expectAllDeleted(await visitor.post(LOGOUT));
    expect(performance.now() - startedAt).toBeLessThan(2_500);
  });
}

test("R4.3 the answer to a logout is out before a login in another tab can be, and a slow upstream is told behind it", async ({
  visitor,
  sandbox,
  upstream,
}) => {
  await signIn(visitor, "anna");
  const before = openSessions(upstream);
  await sandbox.fail({ path: UPSTREAM_LOGOUT, times: 1, delayMs: 1_500 });
  const startedAt = performance.now();
  expectAllDeleted(await visitor.post(LOGOUT));
  expect(performance.now() - startedAt).toBeLessThan(1_000);
  await expect.poll(() => openSessions(upstream)).toBe(before - 1);
});

test("R4.3 a hanging refresh does not hold up a logout without an access token", async ({
  visitor,
  sandbox,
}) => {
  await signIn(visitor, "anna");
  visitor.cookies.delete("accessToken");
  await sandbox.fail({ path: "/auth/client", times: 10, kind: "hang" });
  const startedAt = performance.now();
  expectAllDeleted(await visitor.post(LOGOUT));
  expect(performance.now() - startedAt).toBeLessThan(2_500);
});

test("R4.3 a logout in one browser leaves the member's other browsers signed in", async ({
  visitor,
  sandbox,
}) => {
  const elsewhere = visitor.clone();
  await signIn(elsewhere, "anna");
  await signIn(visitor, "anna");
  await visitor.post(LOGOUT);
  await sandbox.expireTokens();
  const upstream = await sandbox.requestsDuring(async () => {
    expect((await elsewhere.send(WALLETS)).status).toBe(200);
  });
  expect(refreshesIn(upstream)).toHaveLength(1);
});

test("R4.3 what was kept from before a logout opens nothing here, though the upstream never heard of it", async ({
  visitor,
  sandbox,
  upstream,
  application,
}) => {
  const untold = () => application.lines.filter((line) => line.includes('"logout not told"'));
  const before = untold().length;
  await signIn(visitor, "anna");
  const kept = visitor.clone();
  const keptPage = visitor.clone();
  const keptAnchor = visitor.clone();
  keptAnchor.cookies.delete("accessToken");
  await sandbox.fail({ path: UPSTREAM_LOGOUT, times: 1, status: 500 });
  const open = openSessions(upstream);
  expectAllDeleted(await visitor.post(LOGOUT));
  expect(openSessions(upstream)).toBe(open);
  await expect.poll(() => untold().length).toBe(before + 1);
  const asked = await sandbox.requestsDuring(async () => {
    for (const copy of [kept, keptAnchor]) {
      const call = await copy.send(WALLETS);
      expect(call.status).toBe(401);
      expect(call.json()).toMatchObject({ error: { code: "SESSION_EXPIRED" } });
      // A new login of the same browser may be on its way.
      expect(call.setCookies).toEqual([]);
    }
    const page = await keptPage.visit("/wallet");
    expect(page.path).toBe("/login?returnUrl=%2Fwallet&reason=expired");
  });
  expect(asked.filter(({ path }) => path.startsWith("/auth/"))).toEqual([]);
  await signIn(kept, "anna");
  expect((await kept.send(WALLETS)).status).toBe(200);
  expect((await kept.open("/wallet")).status).toBe(200);
});

test("R4.3 a login in the same browser ends the session that it takes the place of", async ({
  visitor,
}) => {
  await signIn(visitor, "anna");
  const kept = visitor.clone();
  await signIn(visitor, "anna");
  const call = await kept.send(WALLETS);
  expect(call.json()).toMatchObject({ error: { code: "SESSION_EXPIRED" } });
  expect((await visitor.send(WALLETS)).status).toBe(200);
});
