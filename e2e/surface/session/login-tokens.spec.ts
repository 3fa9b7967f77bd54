import { jsonAnswer, type Relay } from "../../fixtures/http/relay.ts";
import { unsealAs } from "../../fixtures/http/sealed.ts";
import { Visitor } from "../../fixtures/http/visitor.ts";
import { refreshesIn, type SandboxControl } from "../../fixtures/sandbox-control.ts";
import { expect, test } from "../../fixtures/test.ts";

const WALLETS = "/api/bff/account/wallets";
const PROFILE = "/auth/client/profile";

test.afterEach(({ relay }) => relay.intercept(undefined));

type Change = (tokens: Record<string, unknown>) => unknown;

/** Changes what the upstream answers to a login. */
function changeLogin(relay: Relay, change: Change): void {
  relay.intercept(async (call, forward) => {
    const answer = await forward();
    if (!call.path.endsWith("/login/credential")) return answer;
    return jsonAnswer(change(JSON.parse(answer.body)), answer.status);
  });
}

/** Logins that are no complete ones: nothing may be set. */
const BROKEN: readonly { name: string; username: string; change: Change }[] = [
  {
    name: "an empty access token",
    username: "anna",
    change: (tokens) => ({ ...tokens, accessToken: "" }),
  },
  {
    name: "no access token",
    username: "anna",
    change: ({ accessToken: _, ...rest }) => rest,
  },
  {
    name: "null for all three tokens",
    username: "anna",
    change: () => ({ accessToken: null, refreshToken: null, gg2FAToken: null, validGG2FA: true }),
  },
  {
    name: "no validGG2FA",
    username: "anna",
    change: ({ validGG2FA: _, ...rest }) => rest,
  },
  {
    name: "a validGG2FA that is text",
    username: "anna",
    change: (tokens) => ({ ...tokens, validGG2FA: "true" }),
  },
  {
    name: "a pending login without its token",
    username: "erik",
    change: (tokens) => ({ ...tokens, gg2FAToken: "" }),
  },
  {
    name: "an access token that the upstream refuses",
    username: "anna",
    change: (tokens) => ({ ...tokens, accessToken: "refused" }),
  },
  {
    name: "a refresh token that fits into no cookie",
    username: "anna",
    change: (tokens) => ({ ...tokens, refreshToken: "x".repeat(5_000) }),
  },
  { name: "a list", username: "anna", change: () => [] },
];

for (const { name, username, change } of BROKEN) {
  test(`R3.5 a login answered with ${name} is 502 and sets nothing`, async ({
    relay,
    relayedApplication,
  }) => {
    const visitor = new Visitor(relayedApplication.url);
    changeLogin(relay, change);
    const answer = await visitor.login(username);
    expect(answer.status).toBe(502);
    expect(answer.json()).toMatchObject({ error: { code: "UPSTREAM_INVALID" } });
    expect(answer.setCookies).toEqual([]);
  });
}

for (const refreshToken of ["", null, undefined]) {
  test(`R3.5 without a refresh token (${refreshToken === "" ? "empty" : refreshToken}) the session ends with its access token, without a refresh call`, async ({
    relay,
    relayedApplication,
    sandbox,
  }) => {
    const visitor = new Visitor(relayedApplication.url);
    changeLogin(relay, (tokens) => ({ ...tokens, refreshToken }));
    expect((await visitor.login("anna")).json()).toEqual({ next: "/airdrop" });
    expect((await visitor.send(WALLETS)).status).toBe(200);
    expect((await visitor.open("/wallet")).status).toBe(200);
    const page = new Visitor(relayedApplication.url);
    await page.login("anna");
    await sandbox.expireTokens();
    const upstream = await sandbox.requestsDuring(async () => {
      const call = await visitor.send(WALLETS);
      expect(call.status).toBe(401);
      expect(call.json()).toMatchObject({ error: { code: "SESSION_EXPIRED" } });
      expect((await page.visit("/wallet")).path).toBe("/login?returnUrl=%2Fwallet&reason=expired");
    });
    expect(refreshesIn(upstream)).toEqual([]);
    expect(visitor.cookies.size).toBe(0);
    expect(page.cookies.size).toBe(0);
  });
}

test("R3.5 a complete login that also brings a second-factor token is a member, nothing pending", async ({
  relay,
  relayedApplication,
}) => {
  const visitor = new Visitor(relayedApplication.url);
  changeLogin(relay, (tokens) => ({ ...tokens, gg2FAToken: "left-over" }));
  await visitor.login("anna");
  expect([...visitor.cookies.keys()].sort()).toEqual(["accessToken", "refreshToken"]);
});

test("R3.5 a pending login that also brings an access token keeps none of it", async ({
  relay,
  relayedApplication,
}) => {
  const visitor = new Visitor(relayedApplication.url);
  changeLogin(relay, (tokens) => ({ ...tokens, accessToken: "early" }));
  await visitor.login("erik");
  expect([...visitor.cookies.keys()]).toEqual(["gg2FAToken"]);
  const pending = await unsealAs("pending", visitor.cookies.get("gg2FAToken"), visitor);
  expect(JSON.stringify(pending)).not.toContain("early");
  expect((await visitor.send(WALLETS)).status).toBe(401);
});

test("R3.5 opaque tokens without an end of their own serve, and are renewed when the upstream says so", async ({
  relay,
  relayedApplication,
  sandbox,
}) => {
  const visitor = new Visitor(relayedApplication.url);
  const real = new Map<string, string>();
  const opaque = (token: string) => {
    const name = crypto.randomUUID();
    real.set(`Bearer ${name}`, `Bearer ${token}`);
    return name;
  };
  relay.intercept(async ({ headers }, forward) => {
    const bearer = real.get(headers.authorization ?? "");
    const answer = await forward(bearer ? { authorization: bearer } : {});
    if (!answer.body.includes('"accessToken"')) return answer;
    const { accessToken, refreshToken, ...rest } = JSON.parse(answer.body);
    const renamed = {
      ...rest,
      accessToken: opaque(accessToken),
      ...(refreshToken && { refreshToken: opaque(refreshToken) }),
    };
    return jsonAnswer(renamed, answer.status);
  });
  const quiet = await sandbox.requestsDuring(async () => {
    await visitor.login("anna");
    expect((await visitor.open("/wallet")).status).toBe(200);
  });
  expect(refreshesIn(quiet)).toEqual([]);
  await sandbox.expireTokens();
  const upstream = await sandbox.requestsDuring(async () => {
    expect((await visitor.visit("/wallet")).text).toContain('href="/wallet/USDT"');
  });
  expect(refreshesIn(upstream)).toHaveLength(1);
});

const CODE = "/api/session/two-factor";

/** Passes erik's code while his profile cannot be read. */
async function passWithoutProfile(
  visitor: Visitor,
  sandbox: SandboxControl,
  answered = 503,
): Promise<{ readonly code: string; readonly status: number }> {
  await visitor.login("erik");
  const code = await sandbox.code("erik");
  await sandbox.fail({ path: PROFILE, times: 10, status: answered });
  const { status } = await visitor.post(CODE, { code });
  await sandbox.clearFaults();
  return { code, status };
}

for (const status of [503, 429]) {
  test(`R4.2 a code that has passed is not asked for again when the profile after it was answered ${status}`, async ({
    visitor,
    sandbox,
  }) => {
    const passed = await passWithoutProfile(visitor, sandbox, status);
    expect([passed.status, (await visitor.send(WALLETS)).status]).toEqual([status, 401]);
    const upstream = await sandbox.requestsDuring(async () => {
      const again = await visitor.post(CODE, { code: passed.code, returnUrl: "/wallet" });
      expect([again.status, again.json()]).toEqual([200, { next: "/wallet" }]);
    });
    expect(upstream.map(({ path }) => path)).toEqual([PROFILE]);
    expect((await visitor.send(WALLETS)).status).toBe(200);
  });
}

test("R4.2 what a code has brought is given up when the upstream takes it no more, and a code is asked again", async ({
  visitor,
  sandbox,
  application,
}) => {
  const { code } = await passWithoutProfile(visitor, sandbox);
  await sandbox.fail({ path: PROFILE, times: 10, status: 401, body: { statusCode: 5001 } });
  const refused = await visitor.post(CODE, { code });
  await sandbox.clearFaults();
  const held = await unsealAs("pending", visitor.cookies.get("gg2FAToken"), {
    origin: application.url,
  });
  expect([refused.status, held.passed]).toEqual([502, undefined]);
  const upstream = await sandbox.requestsDuring(() => visitor.post(CODE, { code }));
  expect(upstream.map(({ path }) => path)).toEqual(["/auth/client/gg-2fa/valid"]);
});

test("R4.2 what a code has brought may be too large to be kept: the answer is still the profile's failure", async ({
  relay,
  relayedApplication,
  sandbox,
}) => {
  relay.intercept(async (call, forward) => {
    if (call.path === PROFILE) return jsonAnswer({}, 503);
    const answer = await forward();
    if (!call.path.endsWith("/gg-2fa/valid")) return answer;
    return jsonAnswer({ ...JSON.parse(answer.body), accessToken: "a".repeat(3_000) });
  });
  const visitor = new Visitor(relayedApplication.url);
  await visitor.login("erik");
  const failed = await visitor.post(CODE, { code: await sandbox.code("erik") });
  expect(failed.status).toBe(503);
});

test("R4.3 a logout after a code that has passed ends what it began at the upstream", async ({
  visitor,
  sandbox,
}) => {
  const { code } = await passWithoutProfile(visitor, sandbox);
  const held = visitor.clone();
  const upstream = await sandbox.requestsDuring(() => visitor.post("/api/session/logout"));
  expect(upstream.map(({ path }) => path)).toContain("/auth/client/logout");
  const again = await held.post(CODE, { code });
  expect([again.status, (await held.send(WALLETS)).status]).toEqual([401, 401]);
});
