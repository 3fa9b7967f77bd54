import { takeCookies } from "../../fixtures/browser/browser.ts";
import { openLive } from "../../fixtures/browser/page-watch.ts";
import { sealAs, unsealAs } from "../../fixtures/http/sealed.ts";
import { locationOf, Visitor } from "../../fixtures/http/visitor.ts";
import { addMember } from "../../fixtures/newcomer.ts";
import { expect, test } from "../../fixtures/test.ts";
import { API_KEY } from "../../sandbox/http/api-key.ts";

const CODE = "/api/session/two-factor";
const WALLETS = "/api/bff/account/wallets";

test("R4.2 until the code passes there is a pending cookie only: no call, no page, no refresh", async ({
  visitor,
  sandbox,
  application,
  upstream,
}) => {
  expect((await visitor.login("erik")).json()).toEqual({ next: "/authentication" });
  expect([...visitor.cookies.keys()]).toEqual(["gg2FAToken"]);
  const requests = await sandbox.requestsDuring(async () => {
    const call = await visitor.send(WALLETS);
    expect(call.status).toBe(401);
    expect(call.json()).toMatchObject({ error: { code: "SECOND_FACTOR_REQUIRED" } });
    expect(call.setCookies).toEqual([]);
    expect(locationOf(await visitor.open("/wallet"), application.url)).toBe(
      "/authentication?returnUrl=%2Fwallet",
    );
  });
  expect(requests).toEqual([]);
  const pending = await unsealAs("pending", visitor.cookies.get("gg2FAToken"), visitor);
  const refresh = await fetch(`${upstream.url}/auth/client/refresh`, {
    method: "POST",
    headers: { "x-api-key": API_KEY, authorization: `Bearer ${pending.refreshToken}` },
  });
  expect(refresh.status).toBe(401);
});

test("R4.2 a wrong code is 422 with its field and the tries left, and the right one begins the session", async ({
  visitor,
  sandbox,
}) => {
  await visitor.login("erik");
  const first = await unsealAs("pending", visitor.cookies.get("gg2FAToken"), visitor);
  for (const triesLeft of [4, 3]) {
    const wrong = await visitor.post(CODE, { code: "000000" });
    expect(wrong.status).toBe(422);
    expect(wrong.json()).toMatchObject({
      error: {
        code: "VALIDATION_FAILED",
        message: "This code isn’t right.",
        fields: { code: [expect.any(String)] },
        details: { triesLeft },
      },
    });
  }
  const second = await unsealAs("pending", visitor.cookies.get("gg2FAToken"), visitor);
  expect(second).toEqual({ ...first, tries: 2 });
  const right = await visitor.post(CODE, { code: ` ${await sandbox.code("erik")} ` });
  expect(right.status).toBe(200);
  expect(right.json()).toEqual({ next: "/airdrop" });
  expect([...visitor.cookies.keys()].sort()).toEqual(["accessToken", "refreshToken"]);
  expect((await visitor.send(WALLETS)).status).toBe(200);
});

test("R4.2 R2.3 a code of a tab that another one has overtaken goes on to where that tab was going, and asks the upstream nothing", async ({
  visitor,
  sandbox,
}) => {
  await visitor.login("erik");
  expect((await visitor.post(CODE, { code: await sandbox.code("erik") })).status).toBe(200);
  const session = new Map(visitor.cookies);
  const requests = await sandbox.requestsDuring(async () => {
    const late = await visitor.post(CODE, { code: "000000", returnUrl: "/wallet" });
    expect(late.status).toBe(200);
    expect(late.json()).toEqual({ next: "/wallet" });
    expect(late.setCookies).toEqual([]);
    const hostile = await visitor.post(CODE, { code: "000000", returnUrl: "https://evil.test" });
    expect(hostile.json()).toEqual({ next: "/airdrop" });
  });
  expect(requests).toEqual([]);
  expect(visitor.cookies).toEqual(session);
  expect((await visitor.send(WALLETS)).status).toBe(200);
});

test("R4.2 R4.3 a tab that another one has overtaken ends nothing on its way back: it leads into the application, or to the sign-in that has taken the place of its own", async ({
  page,
  context,
  visitor,
  sandbox,
}) => {
  await visitor.login("erik");
  await takeCookies(context, visitor);
  await openLive(page, "/authentication?returnUrl=%2Fwallet");
  const back = page.getByRole("button", { name: "Back to login" });

  // Another tab begins to sign in as somebody else: that sign-in goes on.
  await visitor.login("boris");
  await takeCookies(context, visitor);
  const reloaded = page.waitForEvent("load");
  await back.click();
  await reloaded;
  await expect(page).toHaveURL(/\/authentication/);
  await expect(page.getByText("didn’t work")).toHaveCount(0);

  expect((await visitor.post(CODE, { code: await sandbox.code("boris") })).status).toBe(200);
  await takeCookies(context, visitor);
  await back.click();
  await expect(page).toHaveURL("/wallet");
  expect((await visitor.send(WALLETS)).status).toBe(200);
});

test("R4.2 the session of a second factor can be renewed", async ({ visitor, sandbox }) => {
  await visitor.login("boris");
  await visitor.post(CODE, { code: await sandbox.code("boris") });
  await sandbox.expireTokens();
  const profile = await visitor.send("/api/bff/account/profile");
  expect(profile.json()).toMatchObject({ username: "boris" });
});

test("R4.2 a code that cannot be one is refused without asking the upstream", async ({
  visitor,
  sandbox,
}) => {
  await visitor.login("erik");
  const upstream = await sandbox.requestsDuring(async () => {
    for (const code of ["", "12345", "1234567", "abcdef", 123456, null, "123456 OR 1=1"]) {
      const answer = await visitor.post(CODE, { code });
      expect(answer.status, String(code)).toBe(422);
      expect(answer.json()).toMatchObject({ error: { fields: { code: [expect.any(String)] } } });
    }
  });
  expect(upstream).toEqual([]);
});

test("R4.2 a code that was used cannot be used again", async ({ visitor, sandbox }) => {
  const code = await sandbox.code("erik");
  const second = visitor.clone();
  await visitor.login("erik");
  await second.login("erik");
  expect((await visitor.post(CODE, { code })).status).toBe(200);
  expect((await second.post(CODE, { code })).status).toBe(422);
});

test("R4.2 after five wrong codes the upstream's pause is 429 with the seconds to wait", async ({
  visitor,
  sandbox,
}) => {
  await visitor.login("boris");
  for (const triesLeft of [4, 3, 2, 1, 0]) {
    const wrong = await visitor.post(CODE, { code: "000000" });
    expect(wrong.status).toBe(422);
    const { details } = wrong.json<{
      error: { details: { triesLeft: number; retryAfterSeconds?: number } };
    }>().error;
    expect(details.triesLeft).toBe(triesLeft);
    // The last one says at once how long to wait.
    expect((details.retryAfterSeconds ?? 0) > 600).toBe(triesLeft === 0);
  }
  const answer = await visitor.post(CODE, { code: await sandbox.code("boris") });
  expect(answer.status).toBe(429);
  const seconds = Number(answer.headers["retry-after"]);
  expect(seconds).toBeGreaterThan(600);
  expect(answer.json()).toMatchObject({
    error: { code: "RATE_LIMITED", details: { retryAfterSeconds: seconds } },
  });
});

test("R4.2 ten codes of one account from one address are refused with 429 without asking the upstream", async ({
  application,
  sandbox,
}) => {
  const visitor = new Visitor(application.url, "198.51.100.20");
  await visitor.login("erik");
  const refused = { status: 422, body: { statusCode: 4220, message: "No" } };
  await sandbox.fail({ path: "/auth/client/gg-2fa/valid", times: 10, ...refused });
  for (let tries = 1; tries <= 10; tries += 1) {
    // Each with the same cookie: the count is not the cookie's.
    expect((await visitor.clone().post(CODE, { code: "000000" })).status).toBe(422);
  }
  const code = await sandbox.code("erik");
  const upstream = await sandbox.requestsDuring(async () => {
    const limited = await visitor.post(CODE, { code });
    expect(limited.status).toBe(429);
    expect(Number(limited.headers["retry-after"])).toBeGreaterThan(0);
    expect(limited.json()).toMatchObject({ error: { code: "RATE_LIMITED" } });
  });
  expect(upstream).toEqual([]);
  const elsewhere = new Visitor(application.url, "198.51.100.21");
  await elsewhere.login("erik");
  expect((await elsewhere.post(CODE, { code })).status).toBe(200);
});

test("R4.2 a pending session past its ten minutes is a guest's: the login page, and a new login works", async ({
  visitor,
  sandbox,
  application,
}) => {
  await visitor.login("erik");
  const pending = await unsealAs("pending", visitor.cookies.get("gg2FAToken"), visitor);
  const expired = await sealAs("pending", { ...pending, expiresAt: Date.now() - 1 }, visitor);
  visitor.cookies.set("gg2FAToken", expired);
  const late = visitor.clone();
  const answer = await late.post(CODE, { code: await sandbox.code("erik") });
  expect(answer.status).toBe(401);
  expect(answer.json()).toMatchObject({ error: { code: "UNAUTHENTICATED" } });
  expect(late.cookies.size).toBe(0);
  const page = await visitor.open("/authentication?returnUrl=%2Fwallet");
  expect(locationOf(page, application.url)).toBe("/login?returnUrl=%2Fwallet");
  expect(visitor.cookies.size).toBe(0);
  await visitor.login("erik", "/wallet");
  const passed = await visitor.post(CODE, { code: await sandbox.code("erik") });
  expect(passed.status).toBe(200);
});

test("R4.2 a second-factor token that the upstream has dropped ends the pending session", async ({
  visitor,
  sandbox,
}) => {
  await visitor.login("boris");
  await sandbox.revokeSessions("boris");
  const answer = await visitor.post(CODE, { code: await sandbox.code("boris") });
  expect(answer.status).toBe(401);
  expect(answer.json()).toMatchObject({ error: { code: "SESSION_EXPIRED" } });
  expect(visitor.cookies.size).toBe(0);
});

test("R4.2 a code that was overtaken while another one begins the session deletes nothing of it", async ({
  visitor,
  sandbox,
  upstream,
}) => {
  const username = addMember(upstream, { hasSecondFactor: true });
  await visitor.login(username);
  const other = visitor.clone();
  const code = await sandbox.code(username);
  await sandbox.fail({ path: "/auth/client/profile", method: "GET", times: 1, delayMs: 1_000 });
  let isFirst = false;
  const first = visitor.post(CODE, { code }).finally(() => {
    isFirst = true;
  });
  const passed = () =>
    upstream.sandbox.database.get(
      "SELECT 1 FROM session s JOIN member m ON m.id = s.member_id WHERE m.username = ? AND s.activated_at IS NOT NULL",
      username,
    );
  await expect.poll(passed, { intervals: [20] }).toBeTruthy();
  const overtaken = await other.post(CODE, { code });
  expect([isFirst, overtaken.status]).toEqual([false, 401]);
  expect(overtaken.setCookies.map((cookie) => cookie.split("=", 1)[0])).toEqual(["gg2FAToken"]);
  expect((await first).status).toBe(200);
  expect((await visitor.send(WALLETS)).status).toBe(200);
});

test("R4.2 an outage while the code is checked keeps the pending session", async ({
  visitor,
  sandbox,
}) => {
  await visitor.login("erik");
  await sandbox.fail({ path: "/auth/client/gg-2fa/valid", times: 1, status: 500 });
  const answer = await visitor.post(CODE, { code: await sandbox.code("erik") });
  expect(answer.status).toBe(503);
  expect(visitor.cookies.has("gg2FAToken")).toBe(true);
  expect((await visitor.post(CODE, { code: await sandbox.code("erik") })).status).toBe(200);
});

test("R6.1 neither the code check nor the login nor the refresh of the upstream can be reached through the proxy", async ({
  visitor,
  sandbox,
}) => {
  await visitor.login("erik");
  const paths = [
    "account/gg-2fa/valid",
    "auth/login/credential",
    "auth/refresh",
    "auth/logout",
    "account/login/credential",
  ];
  const upstream = await sandbox.requestsDuring(async () => {
    for (const path of paths) {
      const answer = await visitor.post(`/api/bff/${path}`, { code: "123456" });
      expect(answer.status, path).toBe(404);
    }
  });
  expect(upstream).toEqual([]);
});
