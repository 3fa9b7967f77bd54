import { describe, expect, it } from "vitest";
import { parseEnvironment } from "./environment.ts";

function originOf(typed: string): string {
  return parseEnvironment({
    APP_ORIGIN: typed,
    SESSION_SECRET: "a-secret-of-thirty-two-characters",
    UPSTREAM_URL: "http://127.0.0.1:4010",
    UPSTREAM_API_KEY: "a-key",
    TRUSTED_PROXY_HOPS: "0",
  }).appOrigin;
}

describe("APP_ORIGIN", () => {
  it.each([
    ["HTTPS://App.Example", "https://app.example"],
    ["https://app.example:443/", "https://app.example"],
    ["https://bücher.example", "https://xn--bcher-kva.example"],
    ["http://127.1:3000", "http://127.0.0.1:3000"],
  ])("may be typed as %s", (typed, origin) => {
    expect(originOf(typed)).toBe(origin);
  });

  it.each([
    "https://app.example/home",
    "https://app.example?a=b",
    "https://app.example/#a",
    "https://me@app.example",
    "https://:a@app.example",
  ])("has nothing beside the origin, as %s has", (typed) => {
    expect(() => originOf(typed)).toThrow(
      /^Configuration: APP_ORIGIN must be one origin, without a path$/,
    );
  });
});
