import { describe, expect, it } from "vitest";
import { fillPath, PathParameterError, upstreamAddress } from "./address.ts";

const ENDPOINT = { path: "/wallet/{code}/part/{id}", params: { code: /^[A-Z]+$/, id: /^.+$/s } };

describe("a path template", () => {
  it("is filled with encoded values, which add no segment and no control character", () => {
    const hostile = "../..//a?b#c\r\n\u0000\\%2e é@:;";
    const path = fillPath(ENDPOINT, { code: "USDT", id: hostile });
    expect(path).toBe(`/wallet/USDT/part/${encodeURIComponent(hostile)}`);
    expect(path.split("/").length).toBe(5);
    expect(path).toMatch(/^[\x21-\x7e]+$/);
  });

  it.each([{}, { code: "USDT" }, { code: "usdt", id: "1" }, { code: "USDT/..", id: "1" }])(
    "refuses what is missing or does not match: %j",
    (params) => {
      expect(() => fillPath(ENDPOINT, params as Record<string, string>)).toThrow(
        PathParameterError,
      );
    },
  );
});

describe("an upstream address", () => {
  it("stays below the base, which may have a path of its own", () => {
    expect(upstreamAddress("https://up.example", "/a/b").href).toBe("https://up.example/a/b");
    expect(upstreamAddress("https://up.example/v1", "/a").href).toBe("https://up.example/v1/a");
  });

  it.each([
    "/../a",
    "/a/..",
    "/a/../../b",
    "/%2e%2e/a",
    "/a/%2E%2e",
    "/a?b",
    "/a#b",
    "/a\\b",
    "/a\nb",
    "/é",
  ])("is not made of %j", (path) => {
    expect(() => upstreamAddress("https://up.example/v1", path)).toThrow();
    expect(() => upstreamAddress("https://up.example", path)).toThrow();
  });

  it.each(["@evil.example/", ".evil.example/", ":8080/", "a"])(
    "does not become another host by %j",
    (path) => {
      expect(() => upstreamAddress("https://up.example", path)).toThrow();
    },
  );

  it("encodes the query, and leaves out what is undefined", () => {
    const url = upstreamAddress("https://up.example", "/a", {
      range: "7d&x=1#\r\n",
      page: 2,
      all: false,
      none: undefined,
    });
    expect(url.search).toBe("?range=7d%26x%3D1%23%0D%0A&page=2&all=false");
    expect(Object.fromEntries(url.searchParams)).toEqual({
      range: "7d&x=1#\r\n",
      page: "2",
      all: "false",
    });
  });
});
