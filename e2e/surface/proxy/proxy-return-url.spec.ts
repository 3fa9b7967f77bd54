import {
  expect,
  expectOurHeaders,
  expectRefused,
  test,
} from "../../fixtures/http/recording-test.ts";
import { Visitor } from "../../fixtures/http/visitor.ts";

/** None of these may be gone to; each is as a browser would hand it over. */
const HOSTILE = [
  "",
  "/",
  "//evil.example",
  "///evil.example",
  "/\\evil.example",
  "\\/evil.example",
  "/..//evil.example",
  "/.//evil.example",
  "/%2e%2e//evil.example",
  "/%2E//evil.example",
  "/wallet/..//evil.example",
  "/wallet/%2e%2e//evil.example",
  "https://evil.example",
  "https:evil.example",
  "http://localhost/wallet",
  "//user:password@evil.example/wallet",
  "@evil.example",
  "javascript:alert(1)",
  "data:text/html,x",
  "/\t/evil.example",
  "/\n/evil.example",
  "/wallet\r\nset-cookie: a=b",
  "/wallet\u0000",
  " /wallet",
  "wallet",
  `/wallet?x=${"y".repeat(3_000)}`,
  "/api/bff/account/wallets",
  "/api/session/refresh?returnUrl=/wallet",
  "/login",
  "/login/",
  "/login?returnUrl=/wallet",
  "/authentication",
  "/nothing",
  "/wallet/../login",
  "/_next/static/x",
  "/WALLET",
] as const;

const GOOD = [
  ["/wallet", "/wallet"],
  ["/wallet/USDT", "/wallet/USDT"],
  ["/wallet?tab=deposit&x=a%20b", "/wallet?tab=deposit&x=a%20b"],
  ["/token-price?x=1", "/token-price?x=1"],
  ["/login/../dashboard", "/dashboard"],
  ["/wallet?next=//evil.example", "/wallet?next=//evil.example"],
  ["/wallet#part", "/wallet"],
] as const;

test("R2.3 a login goes to a member page of ours or to /airdrop, wherever it is told to go", async ({
  recorded,
  upstreamCalls,
}) => {
  for (const returnUrl of HOSTILE) {
    const answer = await new Visitor(recorded.application.url).login("anna", returnUrl);
    expect(answer.json(), JSON.stringify(returnUrl.slice(0, 60))).toEqual({ next: "/airdrop" });
  }
  for (const [returnUrl, next] of GOOD) {
    const answer = await new Visitor(recorded.application.url).login("anna", returnUrl);
    expect(answer.json(), returnUrl).toEqual({ next });
  }
  expect(upstreamCalls.requests.length).toBe((HOSTILE.length + GOOD.length) * 2);
});

test("R2.3 a login whose returnUrl is no text is refused before the upstream hears of it", async ({
  guest,
  upstreamCalls,
}) => {
  for (const returnUrl of [["/wallet"], { href: "/wallet" }, 1, null]) {
    const body = { username: "anna", password: "Merlin-2026!", returnUrl };
    const answer = await guest.post("/api/session/login", body);
    const about = JSON.stringify(returnUrl);
    const { fields } = expectRefused(answer, [422, "VALIDATION_FAILED"], about);
    expect(Object.keys(fields ?? {})).toEqual(["returnUrl"]);
  }
  expect(upstreamCalls.requests).toEqual([]);
});

test("R8.1 a refresh by document sends a member back to a page of ours only", async ({
  member,
}) => {
  for (const returnUrl of HOSTILE) {
    const query = new URLSearchParams({ returnUrl });
    const answer = await member.clone().open(`/api/session/refresh?${query}`);
    const about = JSON.stringify(returnUrl.slice(0, 60));
    expect([answer.status, answer.headers.location], about).toEqual([303, "/airdrop"]);
    expectOurHeaders(answer, about);
  }
  for (const [returnUrl, next] of GOOD) {
    const query = new URLSearchParams({ returnUrl });
    const answer = await member.clone().open(`/api/session/refresh?${query}`);
    expect([answer.status, answer.headers.location], returnUrl).toEqual([303, next]);
  }
});

test("R4.6 a refresh by document sends a guest to the login, with the way back if it is ours", async ({
  guest,
  upstreamCalls,
}) => {
  for (const returnUrl of HOSTILE) {
    const query = new URLSearchParams({ returnUrl });
    const answer = await guest.open(`/api/session/refresh?${query}`);
    expect(answer.headers.location, JSON.stringify(returnUrl.slice(0, 60))).toBe("/login");
  }
  for (const [returnUrl, next] of GOOD) {
    const query = new URLSearchParams({ returnUrl });
    const answer = await guest.open(`/api/session/refresh?${query}`);
    expect(answer.headers.location).toBe(`/login?returnUrl=${encodeURIComponent(next)}`);
  }
  expect(upstreamCalls.requests).toEqual([]);
});

test("R4.7 the guest guard sends a member on to a page of ours or to /dashboard", async ({
  member,
}) => {
  for (const returnUrl of HOSTILE) {
    const answer = await member.clone().open(`/login?${new URLSearchParams({ returnUrl })}`);
    const location = new URL(answer.headers.location ?? "", member.origin);
    const about = JSON.stringify(returnUrl.slice(0, 60));
    expect([answer.status, location.href], about).toEqual([307, `${member.origin}/dashboard`]);
  }
  const twice = "returnUrl=%2Fwallet&returnUrl=%2F%2Fevil.example";
  const answer = await member.open(`/login?${twice}`);
  expect(new URL(answer.headers.location ?? "", member.origin).href).toBe(
    `${member.origin}/wallet`,
  );
});
