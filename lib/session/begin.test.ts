import { beforeEach, expect, it, vi } from "vitest";
import { beginPending, beginSession } from "./begin.ts";

const DAY_MS = 86_400_000;

beforeEach(() => {
  vi.stubEnv("APP_ORIGIN", "http://localhost:3000");
  vi.stubEnv("SESSION_SECRET", "unit-secret-for-this-suite-alone-0001");
  vi.stubEnv("UPSTREAM_URL", "http://localhost:4010");
  vi.stubEnv("UPSTREAM_API_KEY", "key");
});

function endingIn(ms: number): string {
  const now = Date.now();
  const claims = { iat: Math.floor(now / 1_000), exp: Math.floor((now + ms) / 1_000) };
  return `e30.${Buffer.from(JSON.stringify(claims)).toString("base64url")}.c2lnbmF0dXJl`;
}

it.each([
  ["one day", "a token of one day", endingIn(DAY_MS), 1],
  ["thirty days", "a token of forty", endingIn(40 * DAY_MS), 30],
  ["thirty days", "a token without an end", "opaque", 30],
])("R3.2 a session lasts %s with %s", async (_days, _token, refreshToken, days) => {
  const tokens = { accessToken: "opaque", refreshToken, userId: "7", autoLogoutMinutes: 0 };
  const [anchor] = await beginSession(tokens);
  expect(anchor?.maxAge).toBeGreaterThan(days * 86_400 - 60);
  expect(anchor?.maxAge).toBeLessThanOrEqual(days * 86_400);
});

it("R3.2 a sign-in owes its code for ten minutes", async () => {
  const tokens = { twoFactorToken: "opaque", refreshToken: "", username: "boris" };
  const [pending] = await beginPending(tokens);
  expect(pending?.maxAge).toBeGreaterThan(9 * 60);
  expect(pending?.maxAge).toBeLessThanOrEqual(10 * 60);
});
