import { locationOf, Visitor } from "../../fixtures/http/visitor.ts";
import { expect, test } from "../../fixtures/test.ts";

const LOGIN = "/api/session/login";
const UPSTREAM_LOGIN = "/auth/client/login/credential";
const WRONG = "Wrong username or password.";

test("R4.2 R8.2 a wrong pair is 422 with the upstream's words, alike for members and strangers, and sets nothing", async ({
  visitor,
}) => {
  for (const username of ["anna", "nobody_here"]) {
    const answer = await visitor.post(LOGIN, { username, password: "wrong" });
    expect(answer.status).toBe(422);
    expect(answer.json()).toEqual({
      error: {
        code: "VALIDATION_FAILED",
        message: expect.any(String),
        requestId: answer.headers["x-request-id"],
        fields: { _: [WRONG] },
      },
    });
    expect(answer.setCookies).toEqual([]);
    expect(answer.headers["cache-control"]).toBe("private, no-store");
  }
});

test("R4.2 a body that is not a login is refused without asking the upstream", async ({
  visitor,
  sandbox,
}) => {
  const json = { "content-type": "application/json" };
  const own = { origin: visitor.origin, "x-csrf": "1" };
  const cases: readonly { body: string; headers: Record<string, string>; status: number }[] = [
    { body: "{}", headers: json, status: 422 },
    { body: '{"username":"","password":""}', headers: json, status: 422 },
    { body: '{"username":"anna"}', headers: json, status: 422 },
    { body: '{"username":["anna"],"password":{"a":1}}', headers: json, status: 422 },
    {
      body: JSON.stringify({ username: "a", password: "x".repeat(300) }),
      headers: json,
      status: 422,
    },
    { body: "not json", headers: json, status: 400 },
    { body: "null", headers: json, status: 422 },
    { body: "[]", headers: json, status: 422 },
    { body: "", headers: json, status: 400 },
    {
      body: '{"username":"anna","password":"x"}',
      headers: { "content-type": "text/plain" },
      status: 415,
    },
    {
      body: "username=anna&password=x",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      status: 415,
    },
    { body: `{"username":"${"x".repeat(2_000_000)}"}`, headers: json, status: 413 },
  ];
  const upstream = await sandbox.requestsDuring(async () => {
    for (const { body, headers, status } of cases) {
      const answer = await visitor.send(LOGIN, {
        method: "POST",
        headers: { ...own, ...headers },
        body,
      });
      expect(answer.status, body.slice(0, 60)).toBe(status);
      expect(answer.json()).toMatchObject({ error: { requestId: expect.any(String) } });
    }
  });
  expect(upstream).toEqual([]);
  const missing = await visitor.post(LOGIN, {});
  expect(missing.json()).toMatchObject({
    error: { fields: { username: ["This field is required."], password: expect.any(Array) } },
  });
});

const DESTINATIONS: readonly (readonly [returnUrl: string | undefined, next: string])[] = [
  [undefined, "/airdrop"],
  ["", "/airdrop"],
  ["/", "/airdrop"],
  ["/wallet", "/wallet"],
  ["/wallet/USDT?tab=1&x=%26", "/wallet/USDT?tab=1&x=%26"],
  ["/wallet/../profile", "/profile"],
  ["/wallet#part", "/wallet"],
  ["/login", "/airdrop"],
  ["/authentication", "/airdrop"],
  ["/nowhere", "/airdrop"],
  ["/api/session/logout", "/airdrop"],
  ["wallet", "/airdrop"],
  ["//evil.example/wallet", "/airdrop"],
  ["/\\evil.example/wallet", "/airdrop"],
  ["/wallet\\..\\..\\evil", "/airdrop"],
  ["/..//evil.example", "/airdrop"],
  ["/.//evil.example", "/airdrop"],
  ["/..//wallet", "/airdrop"],
  ["/wallet/..//profile", "/airdrop"],
  ["/%2e%2e//evil.example", "/airdrop"],
  ["/wallet/..//evil.example", "/airdrop"],
  ["https://evil.example/wallet", "/airdrop"],
  ["javascript:alert(1)", "/airdrop"],
  ["/wallet\r\nset-cookie: a=b", "/airdrop"],
  ["/\twallet", "/airdrop"],
  [" /wallet", "/airdrop"],
  [`/wallet?${"x".repeat(3_000)}`, "/airdrop"],
];

test("R2.3 a login goes to the returnUrl when it is one of our member pages, else to the airdrop", {
  tag: "@deep",
}, async ({ visitor }) => {
  for (const [returnUrl, next] of DESTINATIONS) {
    const answer = await visitor.login("anna", returnUrl);
    expect(answer.status).toBe(200);
    expect({ returnUrl, ...answer.json<object>() }).toEqual({ returnUrl, next });
  }
});

test("R2.3 the way back survives the second factor", async ({ visitor, sandbox, application }) => {
  const good = await visitor.login("erik", "/wallet?tab=1");
  expect(good.json()).toEqual({ next: "/authentication?returnUrl=%2Fwallet%3Ftab%3D1" });
  const page = await visitor.open("/wallet?tab=1");
  expect(locationOf(page, application.url)).toBe("/authentication?returnUrl=%2Fwallet%3Ftab%3D1");
  const passed = await visitor.post("/api/session/two-factor", {
    code: await sandbox.code("erik"),
    returnUrl: "/wallet?tab=1",
  });
  expect(passed.json()).toEqual({ next: "/wallet?tab=1" });
  expect((await visitor.login("erik", "//evil.example")).json()).toEqual({
    next: "/authentication",
  });
  const hostile = await visitor.post("/api/session/two-factor", {
    code: await sandbox.code("erik"),
    returnUrl: "//evil.example",
  });
  expect(hostile.json()).toEqual({ next: "/airdrop" });
});

test("R4.2 an account that the upstream has locked is 423 with the end of the lock", async ({
  visitor,
}) => {
  for (const _ of [1, 2, 3, 4, 5]) {
    const wrong = await visitor.post(LOGIN, { username: "hugo", password: "wrong" });
    expect(wrong.status).toBe(422);
  }
  const locked = await visitor.login("hugo");
  expect(locked.status).toBe(423);
  const { error } = locked.json<{
    error: { code: string; message: string; details: { until: string } };
  }>();
  expect(error.code).toBe("LOCKED");
  expect(error.message).toContain("locked");
  const minutes = (Date.parse(error.details.until) - Date.now()) / 60_000;
  expect(minutes).toBeGreaterThan(10);
  expect(minutes).toBeLessThanOrEqual(15);
  expect((await visitor.login("anna")).status).toBe(200);
});

test("R4.2 ten tries of one account from one address are refused with 429, others are not", async ({
  application,
  sandbox,
}) => {
  const attacker = new Visitor(application.url, "198.51.100.1");
  const refused = { status: 422, body: { statusCode: 4220, message: "No" } };
  await sandbox.fail({ path: UPSTREAM_LOGIN, times: 10, ...refused });
  for (let tries = 1; tries <= 10; tries += 1) {
    expect((await attacker.login("fred")).status, `try ${tries}`).toBe(422);
  }
  const upstream = await sandbox.requestsDuring(async () => {
    const limited = await attacker.login("FRED");
    expect(limited.status).toBe(429);
    const seconds = Number(limited.headers["retry-after"]);
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(900);
    expect(limited.json()).toMatchObject({
      error: { code: "RATE_LIMITED", details: { retryAfterSeconds: seconds } },
    });
  });
  expect(upstream).toEqual([]);
  expect((await attacker.login("emil")).status).toBe(200);
  expect((await new Visitor(application.url, "198.51.100.2").login("fred")).status).toBe(200);
});

test("R4.2 a visitor cannot escape the limit by naming addresses, and a success clears the count", async ({
  application,
  sandbox,
}) => {
  const refused = { status: 422, body: { statusCode: 4220, message: "No" } };
  const visitor = new Visitor(application.url);
  const from = (forged: string) =>
    visitor.post(
      LOGIN,
      { username: "dora", password: "Merlin-2026!" },
      { "x-forwarded-for": `${forged}, 198.51.100.9` },
    );
  for (const round of [1, 2]) {
    await sandbox.fail({ path: UPSTREAM_LOGIN, times: 9, ...refused });
    for (let tries = 1; tries <= 9; tries += 1) {
      expect((await from(`203.0.113.${round * 20 + tries}`)).status).toBe(422);
    }
    expect((await from("203.0.113.200")).status).toBe(200);
  }
  await sandbox.fail({ path: UPSTREAM_LOGIN, times: 10, ...refused });
  for (let tries = 1; tries <= 10; tries += 1) {
    expect((await from(`192.0.2.${tries}`)).status).toBe(422);
  }
  expect((await from("192.0.2.250")).status).toBe(429);
});

test("R4.2 an upstream that does not answer makes a login 503, and nothing is set", async ({
  visitor,
  sandbox,
}) => {
  for (const fault of [{ status: 500 }, { kind: "reset" }] as const) {
    await sandbox.fail({ path: UPSTREAM_LOGIN, times: 1, ...fault });
    const answer = await visitor.login("anna");
    expect(answer.status).toBe(503);
    expect(answer.headers["retry-after"]).toBeDefined();
    expect(answer.setCookies).toEqual([]);
  }
  await sandbox.fail({ path: "/auth/client/profile", times: 1, status: 500 });
  const half = await visitor.login("anna");
  expect(half.status).toBe(503);
  expect(half.setCookies).toEqual([]);
});
