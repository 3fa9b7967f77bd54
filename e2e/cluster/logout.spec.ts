import { REFRESH_PATH } from "../fixtures/sandbox-control.ts";
import { holdCalls } from "./hold.ts";
import { expect, test } from "./test.ts";

const WALLETS = "/api/bff/account/wallets";
const LOGOUT = "/api/session/logout";

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
  const call = await kept.send(WALLETS);
  expect(call.json()).toMatchObject({ error: { code: "SESSION_EXPIRED" } });
  expect(kept.cookies.size).toBe(0);
  keptPage.cookies.delete("__Host-accessToken");
  expect((await keptPage.open("/wallet")).headers.location).toContain("/login?returnUrl=%2Fwallet");
  expect(keptPage.cookies.size).toBe(0);
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
  const answer = await renewal;
  const names = answer.setCookies
    .filter((line) => !/Max-Age=0/i.test(line))
    .map((line) => line.split("=", 1)[0]);
  // Without the anchor, which the logout has deleted, an access cookie opens nothing.
  expect(names).not.toContain("__Host-refreshToken");
  for (const instance of cluster.instances) {
    const browser = visitor.at(instance);
    browser.cookies.clear();
    const access = late.cookies.get("__Host-accessToken");
    if (access) browser.cookies.set("__Host-accessToken", access);
    const call = await browser.send(WALLETS);
    expect(call.json()).toMatchObject({ error: { code: "UNAUTHENTICATED" } });
    expect(browser.cookies.size).toBe(0);
  }
  // Nor does the whole set, as another tab may have kept it: the upstream has ended the session.
  for (const instance of cluster.instances) {
    const tab = late.at(instance);
    expect((await tab.send(WALLETS)).status).toBe(401);
    expect(tab.cookies.has("__Host-refreshToken")).toBe(false);
  }
});
