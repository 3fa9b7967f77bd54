import { surface } from "../../../lib/bff/proxy/surface.ts";
import { isStream } from "../../../lib/contract/protocol/endpoint.ts";
import {
  expect,
  expectOurHeaders,
  expectRefused,
  sendGood,
  TOKENS,
  test,
} from "../../fixtures/http/recording-test.ts";
import { replyJson, replyRefusal, UPSTREAM_WORDS } from "../../fixtures/http/recording-upstream.ts";
import { endpointOf, goodAnswer } from "../../fixtures/http/surface-calls.ts";

test("R6.1 no header, no cookie and no unknown member of the upstream's answer reaches the browser", async ({
  member,
  upstreamCalls,
}) => {
  for (const entry of surface) {
    const answer = await sendGood(member, entry);
    expectOurHeaders(answer, entry.id);
    expect(answer.setCookies, entry.id).toEqual([]);
    expect(answer.text, entry.id).not.toContain("unknownMember");
    const found = Object.values(TOKENS).filter((token) => answer.text.includes(token));
    expect(found, entry.id).toEqual([]);
  }
  expect(upstreamCalls.requests.length).toBeGreaterThan(0);
});

test("R7.4 an answer wrapped in data is unwrapped, and what lies beside it stays behind", async ({
  member,
  upstreamCalls,
}) => {
  const reads = surface.filter(
    ({ endpoint: { response, sharedForSeconds } }) =>
      response && !isStream(response) && !sharedForSeconds,
  );
  for (const entry of reads) {
    const plain = (await sendGood(member, entry)).json();
    upstreamCalls.answer((response, request) => {
      const endpoint = endpointOf(request);
      const data = endpoint && goodAnswer(endpoint);
      replyJson(200, { data, token: UPSTREAM_WORDS })(response, request);
    });
    const wrapped = await sendGood(member, entry);
    expect(wrapped.json(), entry.id).toEqual(plain);
    expectOurHeaders(wrapped, entry.id);
    upstreamCalls.reset();
  }
});

test("the headers that protect an answer stand on refusals too, whatever the upstream says about caching", async ({
  member,
  upstreamCalls,
}) => {
  upstreamCalls.answer(replyRefusal(409, 4091, { message: "" }));
  for (const entry of surface.filter(({ endpoint }) => !endpoint.sharedForSeconds)) {
    const answer = await sendGood(member, entry);
    expect(answer.status, entry.id).toBe(409);
    expectOurHeaders(answer, entry.id);
  }
});

test("a plain read passes the framework by, and what is no plain read does not", async ({
  member,
}) => {
  const wallets = "/api/bff/account/wallets";
  // The first one may have the framework load the proxy.
  await member.send(wallets);
  const variesBy = async (path: string, method: "GET" | "POST" = "GET") =>
    (await member.send(path, { method })).headers.vary?.toLowerCase();
  expect(await variesBy(wallets)).toBe("accept-encoding");
  expect(await variesBy("/api/bff/no/such/call")).toBe("accept-encoding");
  expect(await variesBy(wallets, "POST")).toContain("next-router");
  expect(await variesBy("/api/bff/account/wallet/U%53DT")).toContain("next-router");
});

test("every answer of the session handlers and of health carries our headers, redirects included", async ({
  member,
  guest,
  upstreamCalls,
}) => {
  const answers = {
    health: await guest.send("/api/health"),
    ready: await guest.send("/api/health/ready"),
    "refused login": await guest.post("/api/session/login", {}),
    "refused code": await guest.post("/api/session/two-factor", {}),
    "guest refresh": await guest.post("/api/session/refresh"),
    "guest refresh by document": await guest.open("/api/session/refresh?returnUrl=/wallet"),
    "guest logout": await guest.post("/api/session/logout"),
    login: await guest.post("/api/session/login", { username: "anna", password: "Merlin-2026!" }),
    refresh: await member.post("/api/session/refresh"),
    "refresh by document": await member.open("/api/session/refresh?returnUrl=/wallet"),
    logout: await guest.post("/api/session/logout"),
  };
  for (const [about, answer] of Object.entries(answers)) expectOurHeaders(answer, about);
  expect(Object.values(answers).map(({ status }) => status)).toEqual([
    200, 200, 422, 401, 401, 303, 204, 200, 204, 303, 204,
  ]);
  expect(upstreamCalls.requests.length).toBeGreaterThan(0);
});

test("ready tells nothing about a broken upstream but that it is broken", async ({
  guest,
  upstreamCalls,
}) => {
  upstreamCalls.answer(replyRefusal(403, 4034));
  expectRefused(await guest.send("/api/health/ready"), [502, "UPSTREAM_INVALID"], "key refused");
  upstreamCalls.answer(replyJson(500, { stack: UPSTREAM_WORDS }));
  expectRefused(await guest.send("/api/health/ready"), [503, "UPSTREAM_UNAVAILABLE"], "500");
  expect((await guest.send("/api/health")).json()).toEqual({
    status: "ok",
    version: expect.stringMatching(/^\d+\.\d+\.\d+\+[\w.-]+$/),
  });
});

test("R6.1 no cookie of ours is readable by script or sent across sites, and none shows a token", async ({
  guest,
  upstreamCalls,
}) => {
  const { setCookies } = await guest.login("anna");
  expect(setCookies.length).toBe(3);
  for (const line of setCookies) {
    expect(line).toMatch(/; HttpOnly/i);
    expect(line).toMatch(/; SameSite=(Lax|Strict)/i);
    expect(line).toMatch(/; Path=\/(;|$)/);
    expect(line).not.toMatch(/Domain=/i);
    for (const token of Object.values(TOKENS)) expect(line).not.toContain(token);
  }
  expect(upstreamCalls.requests.length).toBe(2);
});
