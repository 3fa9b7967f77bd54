import { takeCookies } from "../../fixtures/browser/browser.ts";
import { openLive } from "../../fixtures/browser/page-watch.ts";
import { Visitor } from "../../fixtures/http/visitor.ts";
import { addMember } from "../../fixtures/newcomer.ts";
import type { SandboxControl } from "../../fixtures/sandbox-control.ts";
import { expect, test } from "../../fixtures/test.ts";

const CODE = "/api/session/two-factor";
const LOGOUT = "/api/session/logout";
const UPSTREAM_LOGOUT = "/auth/client/logout";
const PROFILE = "/auth/client/profile";

test.afterEach(({ relay }) => relay.intercept(undefined));

/** Passes a member's code while the profile cannot be read. */
async function passWithoutProfile(
  visitor: Visitor,
  sandbox: SandboxControl,
  username = "erik",
): Promise<string> {
  await visitor.login(username);
  const code = await sandbox.code(username);
  await sandbox.fail({ path: PROFILE, times: 1, status: 503 });
  expect((await visitor.post(CODE, { code })).status).toBe(503);
  await sandbox.clearFaults();
  return code;
}

for (const { status, name } of [
  { status: 200, name: "is then read" },
  { status: 503, name: "cannot be read" },
]) {
  test(`R4.3 a logout while a code is on its way begins no session and leaves no tokens when the profile ${name}`, async ({
    relay,
    relayedApplication,
    sandbox,
  }) => {
    const visitor = new Visitor(relayedApplication.url);
    await visitor.login("erik");
    const other = visitor.clone();
    const asked = Promise.withResolvers<void>();
    const left = Promise.withResolvers<void>();
    const told: (string | undefined)[] = [];
    relay.intercept(async (call, forward) => {
      // Whatever becomes of the first one upstream, the tokens of the code are told by themselves.
      if (call.path === UPSTREAM_LOGOUT) told.push(call.headers.authorization);
      if (call.path === UPSTREAM_LOGOUT) return { status: 503, headers: {}, body: "" };
      const answer = await forward();
      if (call.path !== PROFILE) return answer;
      asked.resolve();
      await left.promise;
      return { ...answer, status };
    });
    const coming = visitor.post(CODE, { code: await sandbox.code("erik") });
    await asked.promise;
    expect((await other.post(LOGOUT)).status).toBe(204);
    left.resolve();
    const late = await coming;
    expect([late.status, late.json(), late.setCookies]).toEqual([
      401,
      { error: expect.objectContaining({ code: "SESSION_EXPIRED" }) },
      [],
    ]);
    await expect.poll(() => new Set(told).size).toBe(2);
  });
}

test("R4.3 logging out all others ends a sign-in whose code has passed, though the upstream does not", async ({
  visitor,
  sandbox,
}) => {
  const own = visitor.clone();
  await own.login("erik");
  expect((await own.post(CODE, { code: await sandbox.code("erik") })).status).toBe(200);
  const code = await passWithoutProfile(visitor, sandbox);
  await sandbox.fail({ path: "/auth/client/sessions/revoke-others", times: 1, status: 503 });
  expect((await own.post("/api/bff/account/sessions/revoke-others")).status).toBe(503);
  const late = await visitor.post(CODE, { code });
  expect([late.status, [...visitor.cookies.keys()]]).toEqual([401, []]);
});

test("R4.3 a logout ends what a code has brought though its access token is called expired", async ({
  visitor,
  sandbox,
}) => {
  await passWithoutProfile(visitor, sandbox);
  await sandbox.expireTokens();
  const upstream = await sandbox.requestsDuring(() => visitor.post(LOGOUT));
  expect(upstream.map(({ path, status }) => [path, status])).toEqual([
    [UPSTREAM_LOGOUT, 401],
    ["/auth/client/refresh", 200],
    [UPSTREAM_LOGOUT, 204],
  ]);
});

test("R4.2 a tab whose sign-in another one has replaced signs nobody in with its code", async ({
  page,
  context,
  visitor,
  sandbox,
  upstream,
}) => {
  await visitor.login(addMember(upstream, { hasSecondFactor: true }));
  await takeCookies(context, visitor);
  await openLive(page, "/authentication?returnUrl=%2Fwallet");
  const next = new Visitor(visitor.origin);
  await passWithoutProfile(next, sandbox);
  await takeCookies(context, next);
  await page.locator("input[name=code]").fill("123456");
  const answered = page.waitForResponse((response) => response.url().endsWith(CODE));
  const loaded = page.waitForEvent("load");
  await page.getByRole("button", { name: "Continue" }).click();
  expect((await answered).status()).toBe(409);
  await loaded;
  await expect(page).toHaveURL("/authentication?returnUrl=%2Fwallet");
});
