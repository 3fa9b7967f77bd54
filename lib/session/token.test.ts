import { expect, it } from "vitest";
import { tokenExpiry } from "./token.ts";

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
