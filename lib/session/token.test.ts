import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { beginSession } from "./begin.ts";
import { tokenExpiry } from "./token.ts";

const DAY_SECONDS = 24 * 60 * 60;
const NOW = 1_800_000_000_000;

function jwt(payload: unknown): string {
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");
  return `${part({ alg: "none" })}.${part(payload)}.c2ln`;
}

it("R8.1 reads a token's own end in milliseconds", () => {
  expect(tokenExpiry(jwt({ exp: 1_900_000_000 }), NOW)).toBe(1_900_000_000_000);
});

it("R10.3 reckons it from the span between issue and end, whatever our clock says", () => {
  const token = jwt({ iat: 1_900_000_000, exp: 1_900_000_900 });
  expect(tokenExpiry(token, NOW)).toBe(NOW + 900_000);
});

it.each([
  ["an opaque token", "opaque"],
  ["an empty token", ""],
  ["dots only", ".."],
  ["a token without an end", jwt({ sub: "1" })],
  ["an end that is text", jwt({ exp: "1900000000" })],
  ["a payload that is a list", jwt([1])],
  ["a payload that is null", jwt(null)],
  ["a payload that is no JSON", "a.b.c"],
])("R3.5 %s has no end of its own", (_, token) => {
  expect(tokenExpiry(token, NOW)).toBeNull();
});

describe("a session by its tokens", () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["Date"] });
    vi.stubEnv("APP_ORIGIN", "http://localhost:3000");
    vi.stubEnv("SESSION_SECRET", "unit-secret-for-this-suite-alone-0001");
    vi.stubEnv("UPSTREAM_URL", "http://localhost:4010");
    vi.stubEnv("UPSTREAM_API_KEY", "key");
  });
  afterEach(() => vi.useRealTimers());

  /** A token that says how long it lives. */
  function lasting(seconds: number): string {
    const iat = Math.floor(Date.now() / 1000);
    return jwt({ iat, exp: iat + seconds });
  }

  it.each([
    ["of a day", () => lasting(DAY_SECONDS), 1],
    ["of thirty days", () => lasting(30 * DAY_SECONDS), 30],
    ["of a year", () => lasting(365 * DAY_SECONDS), 30],
    ["without an end", () => "opaque", 30],
  ])(
    "R3.2 a session by a refresh token %s lasts as long, and thirty days at most",
    async (_, tokenOf, due) => {
      const refreshToken = tokenOf();
      const tokens = { accessToken: "opaque", refreshToken, userId: "7", autoLogoutMinutes: 5 };
      const set = (await beginSession(tokens)).filter(({ value }) => value !== "");
      expect(set.map(({ name, maxAge }) => [name, maxAge])).toEqual([
        ["refreshToken", due * DAY_SECONDS],
        ["accessToken", due * DAY_SECONDS],
        ["seen", due * DAY_SECONDS],
      ]);
    },
  );

  it("R3.2 an access token that outlives its session ends with it", async () => {
    const [refreshToken, accessToken] = [lasting(DAY_SECONDS), lasting(2 * DAY_SECONDS)];
    const tokens = { accessToken, refreshToken, userId: "7", autoLogoutMinutes: 0 };
    const access = (await beginSession(tokens)).find(({ name }) => name === "accessToken");
    expect(access?.maxAge).toBe(DAY_SECONDS);
  });
});
