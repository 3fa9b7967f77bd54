import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { beginSession } from "./begin.ts";

const DAY_SECONDS = 24 * 60 * 60;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
  vi.stubEnv("APP_ORIGIN", "http://localhost:3000");
  vi.stubEnv("SESSION_SECRET", "unit-secret-for-this-suite-alone-0001");
  vi.stubEnv("UPSTREAM_URL", "http://localhost:4010");
  vi.stubEnv("UPSTREAM_API_KEY", "key");
});
afterEach(() => vi.useRealTimers());

/** A token that says how long it lives. */
function token(seconds: number): string {
  const iat = Math.floor(Date.now() / 1000);
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");
  return `${part({ alg: "none" })}.${part({ iat, exp: iat + seconds })}.c2ln`;
}

it.each([
  ["a refresh token of a day", 1, 1],
  ["a refresh token of thirty days", 30, 30],
  ["a refresh token of a year", 365, 30],
])("R3.2 a session with %s lasts as long, and thirty days at most", async (_, days, lasting) => {
  const refreshToken = token(days * DAY_SECONDS);
  const tokens = { accessToken: "opaque", refreshToken, userId: "7", autoLogoutMinutes: 5 };
  const set = (await beginSession(tokens)).filter(({ value }) => value !== "");
  expect(set.map(({ name, maxAge }) => [name, maxAge])).toEqual([
    ["refreshToken", lasting * DAY_SECONDS],
    ["accessToken", lasting * DAY_SECONDS],
    ["seen", lasting * DAY_SECONDS],
  ]);
});

it("R3.2 an access token that outlives its session ends with it", async () => {
  const [refreshToken, accessToken] = [token(DAY_SECONDS), token(2 * DAY_SECONDS)];
  const tokens = { accessToken, refreshToken, userId: "7", autoLogoutMinutes: 0 };
  const access = (await beginSession(tokens)).find(({ name }) => name === "accessToken");
  expect(access?.maxAge).toBe(DAY_SECONDS);
});
