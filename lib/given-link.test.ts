import { afterEach, expect, it, vi } from "vitest";
import { givenLink } from "./given-link.ts";

const ORIGIN = "https://merlin.example";

afterEach(() => vi.unstubAllGlobals());

it("is a member page of ours, query kept", () => {
  const link = givenLink("/wallet/USDT?tab=history", ORIGIN);
  expect(link).toEqual({ href: "/wallet/USDT?tab=history", isExternal: false });
});

it.each([
  ["/setting/security#notifications", "/setting/security#notifications"],
  ["https://merlin.example/airdrop?from=mail", "/airdrop?from=mail"],
  ["https://merlin.example/team#invite", "/team#invite"],
  ["/airdrop#a:b", "/airdrop"],
])("is a page of ours with its place, however it is written: %s", (link, href) => {
  expect(givenLink(link, ORIGIN)).toEqual({ href, isExternal: false });
});

it("is no page of ours for an address that only begins like ours", () => {
  const href = "https://merlin.example.org/airdrop";
  expect(givenLink(href, ORIGIN)).toEqual({ href, isExternal: true });
  expect(givenLink("https://merlin.example//evil.example", ORIGIN)?.isExternal).toBe(true);
});

it("is an address elsewhere by https", () => {
  const link = givenLink("https://status.example/incident", ORIGIN);
  expect(link).toEqual({ href: "https://status.example/incident", isExternal: true });
});

it.each([
  ...["http://status.example", "javascript:alert(1)", "data:text/html,x"],
  ...["/nowhere", "//evil.example", "/\\evil.example", "https://a@evil.example", "", null],
])(
  "is none for another scheme, what is no page of ours, and what hides another host: %s",
  (link) => {
    expect(givenLink(link, ORIGIN)).toBeNull();
  },
);

it("is the same in a browser without `URL.parse`", () => {
  class EarlierURL extends URL {
    static override readonly parse = undefined as never;
  }
  vi.stubGlobal("URL", EarlierURL);
  for (const link of ["/wallet/USDT", "https://status.example/incident"]) {
    expect(givenLink(link, ORIGIN)?.href).toBe(link);
  }
  expect(givenLink("nowhere", ORIGIN)).toBeNull();
});
