import { startApplication } from "../../fixtures/application.ts";
import { issuedTokens } from "../../fixtures/http/issued-tokens.ts";
import { jsonAnswer } from "../../fixtures/http/relay.ts";
import { Visitor } from "../../fixtures/http/visitor.ts";
import { addMember } from "../../fixtures/newcomer.ts";
import { expect, test } from "../../fixtures/test.ts";
import type { RunningSandbox } from "../../sandbox/server.ts";
import { addPasskey } from "../../sandbox/testing/protecting.ts";
import { caller } from "../../sandbox/testing/start.ts";

const OPTIONS = "/api/session/passkey/options";
const SIGN_IN = "/api/session/passkey";
const PASSWORD = "Merlin-2026!";

/** A member of its own with a passkey. */
async function withPasskey(upstream: RunningSandbox) {
  const username = addMember(upstream);
  const sandbox = caller(upstream.url);
  const bearer = await sandbox.bearerOf(username);
  const by = { currentPassword: PASSWORD };
  const { appOrigin } = upstream.sandbox;
  const { passkey } = await addPasskey(sandbox, bearer, by, { origin: appOrigin });
  return { username, passkey };
}

async function challenge(visitor: Visitor) {
  const answer = await visitor.post(OPTIONS);
  expect(answer.status).toBe(200);
  return answer.json<{
    publicKey: { challenge: string; rpId: string; userVerification: "required" };
  }>().publicKey;
}

test("R12.1 a passkey signs in, and no token is in any byte that comes back", async ({
  upstream,
  relay,
  relayedApplication,
}) => {
  const { passkey, username } = await withPasskey(upstream);
  relay.exchanges.length = 0;
  const visitor = new Visitor(relayedApplication.url);
  const options = await visitor.post(OPTIONS);
  expect(options.setCookies).toHaveLength(1);
  expect(options.setCookies[0]).toMatch(/^passkeyCeremony=.*; HttpOnly; SameSite=Strict/);
  const assertion = passkey.sign(options.json<{ publicKey: never }>().publicKey);
  const answer = await visitor.post(SIGN_IN, { assertion, returnUrl: "/wallet?tab=1" });
  expect(answer.json()).toEqual({ next: "/wallet?tab=1" });
  expect(visitor.cookies.has("passkeyCeremony")).toBe(false);
  const profile = await visitor.send("/api/bff/account/profile");
  expect(profile.json()).toMatchObject({ username });
  const tokens = issuedTokens(relay);
  expect(tokens.length).toBeGreaterThan(1);
  const bytes = [options, answer, profile].map(({ text, headers, setCookies }) =>
    JSON.stringify([text, headers, setCookies]),
  );
  for (const token of tokens) expect(bytes.join(" ")).not.toContain(token);
});

test("R12.4 a signature for another browser's challenge is refused, and its own stays good", async ({
  upstream,
  visitor,
  application,
}) => {
  const { passkey } = await withPasskey(upstream);
  const victim = new Visitor(application.url);
  const asked = await challenge(visitor);
  const assertion = passkey.sign(asked);
  const bare = await victim.post(SIGN_IN, { assertion });
  expect([bare.status, bare.json()]).toMatchObject([409, { error: { code: "CEREMONY_OVER" } }]);
  await challenge(victim);
  const foreign = await victim.post(SIGN_IN, { assertion });
  expect(foreign.status).toBe(422);
  expect(victim.cookies.has("accessToken")).toBe(false);
  expect((await visitor.post(SIGN_IN, { assertion })).status).toBe(200);
});

test("R12.5 a challenge is good for one try, and the upstream hears of no other", async ({
  upstream,
  relay,
  relayedApplication,
}) => {
  const { passkey } = await withPasskey(upstream);
  const visitor = new Visitor(relayedApplication.url);
  const asked = await challenge(visitor);
  const copies = [visitor.clone(), visitor.clone(), visitor.clone()];
  const broken = passkey.sign(asked, { isBroken: true });
  relay.exchanges.length = 0;
  expect((await visitor.post(SIGN_IN, { assertion: broken })).status).toBe(422);
  for (const copy of copies) {
    const again = await copy.post(SIGN_IN, { assertion: passkey.sign(asked) });
    expect([again.status, again.json()]).toMatchObject([409, { error: { code: "CEREMONY_OVER" } }]);
  }
  const heard = relay.exchanges.filter(({ call }) => call.path === "/auth/client/login/passkey");
  expect(heard).toHaveLength(1);
});

test("R12.14 a right password says that a passkey is required, a wrong one what it says of everybody", async ({
  upstream,
  visitor,
}) => {
  const { username } = await withPasskey(upstream);
  const { database } = upstream.sandbox;
  database.run("UPDATE member SET passkey_required = 1 WHERE username = ?", username);
  const right = await visitor.post("/api/session/login", { username, password: PASSWORD });
  expect([right.status, right.json()]).toMatchObject([
    403,
    { error: { code: "PASSKEY_REQUIRED" } },
  ]);
  expect(visitor.cookies.size).toBe(0);
  const refusal = async (name: string) => {
    const answer = await visitor.post("/api/session/login", {
      username: name,
      password: "Wrong-1x",
    });
    const { requestId: _, ...error } = answer.json<{ error: { requestId: string } }>().error;
    return [answer.status, error];
  };
  expect(await refusal(username)).toEqual(await refusal("nobody_at_all"));
});

test("R12.6 a challenge for another site is an invalid answer", async ({
  relay,
  relayedApplication,
}) => {
  const path = "/auth/client/login/passkey/options";
  const publicKey = { challenge: "abcd", rpId: "evil.example", userVerification: "required" };
  relay.intercept((call) =>
    call.path === path ? jsonAnswer({ ceremonyId: "c1", publicKey }) : undefined,
  );
  const visitor = new Visitor(relayedApplication.url);
  const answer = await visitor.post(OPTIONS);
  relay.intercept(undefined);
  expect(answer.status).toBe(502);
  expect(visitor.cookies.size).toBe(0);
});

test("R12.1 an operator hears of passkeys by nobody's name", { tag: "@deep" }, async ({
  upstream,
}) => {
  const application = await startApplication(upstream.url);
  try {
    const { passkey, username } = await withPasskey(upstream);
    const visitor = new Visitor(application.url);
    const broken = passkey.sign(await challenge(visitor), { isBroken: true });
    await visitor.post(SIGN_IN, { assertion: broken });
    await visitor.post(SIGN_IN, { assertion: passkey.sign(await challenge(visitor)) });
    const lines = () => application.lines.filter((line) => line.includes('"audit"'));
    await expect.poll(() => lines().length).toBe(2);
    expect(lines().map((line) => JSON.parse(line))).toMatchObject([
      { audit: "sign-in refused", code: "VALIDATION_FAILED", upstreamStatus: 422 },
      { audit: "sign-in", by: "passkey", member: expect.stringMatching(/^[0-9a-f]{16}$/) },
    ]);
    for (const line of lines()) {
      expect(line).not.toContain(username);
      expect(line).not.toContain(passkey.id);
    }
  } finally {
    await application.stop();
  }
});

test("R12.6 challenges are limited by address", { tag: "@deep" }, async ({ application }) => {
  const visitor = new Visitor(application.url, "203.0.113.77");
  const statuses: number[] = [];
  for (let count = 0; count < 201; count += 1) statuses.push((await visitor.post(OPTIONS)).status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(200);
  expect(statuses.at(-1)).toBe(429);
});
