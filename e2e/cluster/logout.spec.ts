import { jsonAnswer } from "../fixtures/http/relay.ts";
import type { Answer } from "../fixtures/http/visitor.ts";
import { addMember } from "../fixtures/newcomer.ts";
import { REFRESH_PATH } from "../fixtures/sandbox-control.ts";
import type { Cluster } from "./cluster.ts";
import { holdCalls } from "./hold.ts";
import type { Instance } from "./instance.ts";
import { expect, test } from "./test.ts";

const WALLETS = "/api/bff/account/wallets";
const LOGOUT = "/api/session/logout";
const UPSTREAM_LOGOUT = "/auth/client/logout";

function lastRedisState({ records }: Instance): string | undefined {
  return records().findLast(({ redis }) => redis !== undefined)?.redis;
}

/** The upstream answers so for once and for all, and does nothing. */
function pretend(cluster: Cluster, path: string, status: number): void {
  cluster.relay.intercept((call) =>
    call.path === path
      ? jsonAnswer({ statusCode: status * 10, message: "Simulated" }, status)
      : undefined,
  );
}

function expectEnded(answer: Answer): void {
  expect(answer.status).toBe(401);
  expect(answer.json()).toMatchObject({ error: { code: "SESSION_EXPIRED" } });
  // A new login of the same browser may be on its way.
  expect(answer.setCookies).toEqual([]);
}

test("R4.3 a logout at one instance holds at the other, also for cookies that were kept", async ({
  visitor,
  cluster,
}) => {
  const [first, second] = cluster.instances;
  await visitor.login("anna");
  const kept = visitor.at(second);
  const keptPage = visitor.at(second);
  const here = visitor.at(first);
  expect((await kept.send(WALLETS)).status).toBe(200);
  expect((await here.post(LOGOUT)).status).toBe(204);
  expect(here.cookies.size).toBe(0);
  expect((await here.at(second).send(WALLETS)).status).toBe(401);
  expectEnded(await kept.send(WALLETS));
  keptPage.cookies.delete("__Host-accessToken");
  expect((await keptPage.open("/wallet")).headers.location).toContain("/login?returnUrl=%2Fwallet");
});

test("R4.3 a refresh under way at one instance does not bring back what was logged out at the other", async ({
  visitor,
  cluster,
  sandbox,
}) => {
  const [first, second] = cluster.instances;
  await visitor.login("anna");
  await sandbox.expireTokens();
  const held = holdCalls(({ path }) => path === REFRESH_PATH);
  cluster.relay.intercept(held.interception);
  const late = visitor.at(second);
  const renewal = late.post("/api/session/refresh");
  await expect.poll(held.count).toBe(1);
  cluster.relay.intercept(undefined);
  expect((await visitor.at(first).post(LOGOUT)).status).toBe(204);
  held.release();
  expectEnded(await renewal);
  // Without the anchor, which the logout has deleted, an access cookie opens nothing.
  for (const instance of cluster.instances) {
    const browser = visitor.at(instance);
    browser.cookies.clear();
    const access = late.cookies.get("__Host-accessToken");
    if (access) browser.cookies.set("__Host-accessToken", access);
    const call = await browser.send(WALLETS);
    expect(call.json()).toMatchObject({ error: { code: "UNAUTHENTICATED" } });
    expect(browser.cookies.size).toBe(0);
  }
  // Nor does the whole set, as another tab may have kept it.
  for (const instance of cluster.instances) {
    expectEnded(await late.at(instance).send(WALLETS));
  }
});

test("R4.3 cookies that were kept are worthless at every instance from the logout on, though the upstream never heard of it", async ({
  visitor,
  cluster,
}) => {
  const [first, second] = cluster.instances;
  await visitor.login("anna");
  const keptCall = visitor.at(second);
  const keptPage = visitor.at(second);
  // The other instance has just seen it alive, and remembers that.
  for (const path of [WALLETS, WALLETS]) expect((await keptCall.send(path)).status).toBe(200);
  pretend(cluster, UPSTREAM_LOGOUT, 500);
  expect((await visitor.at(first).post(LOGOUT)).status).toBe(204);
  cluster.relay.intercept(undefined);
  const since = cluster.relay.exchanges.length;
  expectEnded(await keptCall.send(WALLETS));
  expect((await keptPage.open("/wallet")).headers.location).toContain(
    "/login?returnUrl=%2Fwallet&reason=expired",
  );
  expect(cluster.relay.exchanges.slice(since)).toEqual([]);
  await visitor.login("anna");
  for (const instance of cluster.instances)
    expect((await visitor.at(instance).send(WALLETS)).status).toBe(200);
});

test("R4.3 a sign-out of all others holds at every instance at once, also at one that starts later", async ({
  visitor,
  cluster,
}) => {
  const [first, second] = cluster.instances;
  const username = addMember(cluster.upstream);
  const other = visitor.at(second);
  await other.login(username);
  await visitor.login(username);
  const later = other.at(second);
  expect((await other.send(WALLETS)).status).toBe(200);
  cluster.relay.intercept(({ path }) =>
    path.endsWith("/revoke-others") ? { status: 204, headers: {}, body: "" } : undefined,
  );
  const answer = await visitor.at(first).post("/api/bff/account/sessions/revoke-others");
  expect(answer.status).toBe(204);
  expectEnded(await other.send(WALLETS));
  await second.terminate();
  await cluster.restore();
  expectEnded(await later.send(WALLETS));
  for (const instance of cluster.instances)
    expect((await visitor.at(instance).send(WALLETS)).status).toBe(200);
});

test("R4.3 while Redis is away a logout holds at its own instance, and at the others once it is back", async ({
  visitor,
  cluster,
}) => {
  const [first, second] = cluster.instances;
  await visitor.login("anna");
  for (const instance of cluster.instances) {
    expect((await visitor.at(instance).send(WALLETS)).status).toBe(200);
    await expect.poll(() => lastRedisState(instance)).toBe("ready");
  }
  await cluster.redis.crash();
  for (const instance of cluster.instances)
    await expect.poll(() => lastRedisState(instance)).toBe("lost");
  pretend(cluster, UPSTREAM_LOGOUT, 500);
  const kept = visitor.at(first);
  const keptElsewhere = visitor.at(second);
  const startedAt = performance.now();
  expect((await visitor.at(first).post(LOGOUT)).status).toBe(204);
  expectEnded(await kept.send(WALLETS));
  expect((await keptElsewhere.send(WALLETS)).status).toBe(200);
  expect(performance.now() - startedAt).toBeLessThan(1_500);
  await cluster.redis.start();
  const ask = async () => (await keptElsewhere.send(WALLETS)).status;
  await expect.poll(ask, { timeout: 20_000 }).toBe(401);
});
