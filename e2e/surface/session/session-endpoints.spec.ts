import { locationOf } from "../../fixtures/http/visitor.ts";
import { REFRESH_PATH, refreshesIn } from "../../fixtures/sandbox-control.ts";
import { expect, test } from "../../fixtures/test.ts";

const REFRESH = "/api/session/refresh";

test("R4.6 GET refresh sends guests to the login page and pending members to their code, without asking the upstream", async ({
  visitor,
  sandbox,
  application,
}) => {
  const pending = visitor.clone();
  await pending.login("erik");
  const upstream = await sandbox.requestsDuring(async () => {
    const cases = [
      [visitor, "/login"],
      [pending, "/authentication"],
    ] as const;
    for (const [caller, path] of cases) {
      const answer = await caller.open(`${REFRESH}?returnUrl=%2Fwallet`);
      expect(answer.status).toBe(303);
      expect(locationOf(answer, application.url)).toBe(`${path}?returnUrl=%2Fwallet`);
      expect(answer.setCookies).toEqual([]);
    }
  });
  expect(upstream).toEqual([]);
});

test("R2.3 GET refresh goes back to member pages only", async ({ visitor, application }) => {
  await visitor.login("anna");
  const targets = {
    "/wallet?tab=1": "/wallet?tab=1",
    "/login": "/airdrop",
    "//evil.example": "/airdrop",
    "/..//evil.example": "/airdrop",
    "/..//wallet": "/airdrop",
    "https://evil.example/wallet": "/airdrop",
    [`${application.url}/wallet`]: "/airdrop",
    "/api/session/logout": "/airdrop",
    "": "/airdrop",
  };
  for (const [returnUrl, target] of Object.entries(targets)) {
    const answer = await visitor.open(`${REFRESH}?returnUrl=${encodeURIComponent(returnUrl)}`);
    expect(answer.status).toBe(303);
    expect(answer.headers.location, returnUrl).toBe(target);
  }
});

test("R8.1 GET refresh answers document loads only, and changes nothing for others", async ({
  visitor,
  sandbox,
}) => {
  await visitor.login("anna");
  const foreign: readonly Record<string, string>[] = [
    { "sec-fetch-mode": "cors", "sec-fetch-dest": "empty" },
    { "sec-fetch-mode": "no-cors", "sec-fetch-dest": "image" },
    { "sec-fetch-mode": "navigate", "sec-fetch-dest": "iframe" },
  ];
  const upstream = await sandbox.requestsDuring(async () => {
    for (const headers of foreign) {
      const answer = await visitor.send(REFRESH, { headers });
      expect(answer.status).toBe(403);
      expect(answer.setCookies).toEqual([]);
    }
  });
  expect(upstream).toEqual([]);
});

test("R8.1 GET refresh renews, marks the renewal for ten seconds and only sends back while the mark stands", async ({
  visitor,
  sandbox,
  application,
}) => {
  await visitor.login("anna");
  await sandbox.expireTokens();
  const before = visitor.cookies.get("accessToken");
  const upstream = await sandbox.requestsDuring(async () => {
    const answer = await visitor.open(`${REFRESH}?returnUrl=%2Fwallet`);
    expect(locationOf(answer, application.url)).toBe("/wallet");
    const guard = answer.setCookies.find((line) => line.startsWith("refreshGuard="));
    expect(guard).toMatch(/Max-Age=10/i);
    expect(guard).toMatch(/HttpOnly/i);
    const renewed = visitor.cookies.get("accessToken");
    expect(renewed).not.toBe(before);
    const again = await visitor.open(`${REFRESH}?returnUrl=%2Fwallet`);
    expect(again.status).toBe(303);
    expect(again.setCookies).toEqual([]);
  });
  expect(refreshesIn(upstream)).toHaveLength(1);
});

test("R8.1 GET refresh during an outage sends back with the mark, and the page says unavailable", async ({
  visitor,
  sandbox,
}) => {
  await visitor.login("anna");
  await sandbox.expireTokens();
  await sandbox.fail({ path: REFRESH_PATH, times: 50, status: 500 });
  const page = await visitor.visit("/dashboard");
  expect(page.path).toBe("/dashboard");
  expect(page.text).toContain("We couldn’t load this");
  expect(visitor.cookies.has("refreshToken")).toBe(true);
  await sandbox.clearFaults();
  const recovered = async () => {
    visitor.cookies.delete("refreshGuard");
    return (await visitor.visit("/dashboard")).text;
  };
  await expect.poll(recovered).toContain("data-amount=");
});

test("R8.1 POST refresh is 204 for members and says why for others", async ({ visitor }) => {
  const guest = await visitor.post(REFRESH);
  expect(guest.status).toBe(401);
  expect(guest.json()).toMatchObject({ error: { code: "UNAUTHENTICATED" } });
  const pending = visitor.clone();
  await pending.login("erik");
  const owing = await pending.post(REFRESH);
  expect(owing.status).toBe(401);
  expect(owing.json()).toMatchObject({ error: { code: "SECOND_FACTOR_REQUIRED" } });
  await visitor.login("anna");
  const before = visitor.cookies.get("accessToken");
  const renewed = await visitor.post(REFRESH);
  expect(renewed.status).toBe(204);
  expect(renewed.text).toBe("");
  expect(visitor.cookies.get("accessToken")).not.toBe(before);
  expect((await visitor.post(REFRESH, { a: 1 })).status).toBeGreaterThanOrEqual(400);
});

test("R6.1 session calls refuse foreign origins, missing marks and other methods with the envelope", async ({
  visitor,
}) => {
  await visitor.login("anna");
  const before = new Map(visitor.cookies);
  const body = JSON.stringify({ username: "anna", password: "x" });
  const own = { origin: visitor.origin, "x-csrf": "1", "content-type": "application/json" };
  const { origin: _, ...withoutOrigin } = own;
  const hostile: readonly Record<string, string>[] = [
    { ...own, origin: "https://evil.example" },
    { ...own, origin: "null" },
    withoutOrigin,
    { ...own, "x-csrf": "" },
    { ...own, "sec-fetch-site": "cross-site" },
    { ...own, "sec-fetch-site": "same-site" },
    { ...own, "sec-fetch-site": "none" },
  ];
  for (const name of ["login", "two-factor", "logout", "refresh"]) {
    for (const headers of hostile) {
      const answer = await visitor.send(`/api/session/${name}`, { method: "POST", headers, body });
      expect(answer.status, `${name} ${JSON.stringify(headers)}`).toBe(403);
      expect(answer.json()).toMatchObject({ error: { code: "CSRF" } });
      expect(answer.headers["access-control-allow-origin"]).toBeUndefined();
    }
    const wrong = await visitor.send(`/api/session/${name}`, { method: "DELETE", headers: own });
    expect(wrong.status).toBe(405);
    expect(wrong.headers.allow).toContain("POST");
    expect(wrong.json()).toMatchObject({ error: { code: "METHOD_NOT_ALLOWED" } });
  }
  expect(visitor.cookies).toEqual(before);
});
