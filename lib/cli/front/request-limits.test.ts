import type { IncomingHttpHeaders } from "node:http";
import { parseAndValidateFlightRouterState } from "next/dist/server/app-render/parse-and-validate-flight-router-state.js";
import { describe, expect, it } from "vitest";
import { askForWhole, FILE, limitHeaders, queryProblem } from "./request-limits.ts";

describe("the pairs of a query", () => {
  it.each([
    ["/wallet", false],
    [`/wallet&${"a&".repeat(500)}`, false],
    [`/login?returnUrl=${"%26".repeat(600)}`, false],
    [`/login?${"a&".repeat(99)}a`, false],
    [`/login?${"a&".repeat(100)}a`, true],
    [`/api/health?${"a=1&b=2&".repeat(900)}`, true],
  ])("of %s are too many: %s", (target, expected) => {
    expect(queryProblem(target)?.includes("too many") ?? false).toBe(expected);
  });
});

describe("a name in a query", () => {
  it.each([
    ["nxtPpath", true],
    ["nxtIpath", true],
    ["n%78tPx", true],
    ["nextInternalLocale", true],
    ["__proto__", true],
    ["%5f_proto__", true],
    ["nxtP", false],
    ["NXTPpath", false],
    ["returnUrl", false],
    ["%zz", false],
  ])("of %s would be seen by no handler: %s", (name, expected) => {
    for (const target of [`/api/health?${name}=1`, `/wallet?a=b&${name}`])
      expect(queryProblem(target) !== undefined).toBe(expected);
    expect(queryProblem(`/wallet/${name}`)).toBeUndefined();
  });
});

function limited(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  limitHeaders(headers);
  return headers;
}

describe("the headers that Next reads", () => {
  it("keep a user agent of any browser, and the beginning of a longer one", () => {
    const agent = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36".padEnd(512, ".");
    expect(limited({ "user-agent": agent })).toEqual({ "user-agent": agent });
    expect(limited({ "user-agent": `${agent}${"a".repeat(15_000)}` })).toEqual({
      "user-agent": agent,
    });
    expect(limited({})).toEqual({});
  });

  it("lose what asks for an empty answer", () => {
    expect(limited({ "x-middleware-prefetch": "1", rsc: "1" })).toEqual({ rsc: "1" });
  });

  it("keep as many cookies as a browser has for a site, from the first on", () => {
    const names = (count: number) => Array.from({ length: count }, (_, at) => `${at}=`).join(";");
    expect(limited({ cookie: names(200) })).toEqual({ cookie: names(200) });
    expect(limited({ cookie: names(3_400) })).toEqual({ cookie: names(200) });
    expect(limited({ cookie: "theme=dark; x" })).toEqual({ cookie: "theme=dark; x" });
  });

  it("lose what asks for a part of a file or a certain one, and nothing of what asks whether it changed", () => {
    const headers = { "if-match": '"x"', "if-unmodified-since": "x", "if-range": "x", range: "x" };
    const asked = { ...headers, "if-none-match": '"x"' };
    askForWhole(asked);
    expect(asked).toEqual({ "if-none-match": '"x"' });
  });

  it.each([
    ["/sw.js", true],
    ["/icons/icon-192.png?v=1", true],
    ["/_next/static/chunks/a.js", true],
    ["/wallet", false],
    ["/api/media/a.png", false],
    ["/login?returnUrl=/a.b", false],
  ])("of %s are a file's: %s", (target, expected) => {
    expect(FILE.test(target)).toBe(expected);
  });

  const LEAF = ["__PAGE__", {}];
  const nested = (levels: number): unknown =>
    levels === 0 ? LEAF : ["", { children: nested(levels - 1) }];

  it.each([
    [["", { children: LEAF }, null, "refetch", 16]],
    [["", { children: ["(member)", { children: ["wallet", { children: LEAF }] }], modal: LEAF }]],
    [["", { children: [["symbol", "USDT", "d", null], { children: LEAF }, ["/a", "?b=c"]] }]],
    [["", { children: [["leg", "left", "di(..)(..)", ["right"]], {}, null, null, 0, "x"] }]],
    [nested(32 - 1)],
  ])("keep a state of the router: %j", (state) => {
    const header = encodeURIComponent(JSON.stringify(state));
    expect(parseAndValidateFlightRouterState(header)).toEqual(state);
    expect(limited({ "next-router-state-tree": header })).toEqual({
      "next-router-state-tree": header,
    });
  });

  it.each([
    ...["garbage", "", "%zz", "null", "1", "{}", '[""]', '["",{},0]', '["",{},null,"other"]'],
    ...['["",{"a":1}]', '["",null]', '[["a","b","e",null],{}]', '[["a","b","d"],{}]', "[1,{}]"],
    ...['[["a","b",["c"],null],{}]', '["",{"children":[["a","b",[["d"]],null],{}]}]'],
    ...['["",{},["/a"]]', '["",{},null,null,"1"]', '["",{},null,null,1,null]'],
    '["",{},null,null,1,"",1]',
    '["",{},null,null,1,"",1,2]',
  ])("lose one that Next cannot read: %s", (header) => {
    expect(() => parseAndValidateFlightRouterState(header)).toThrow();
    expect(limited({ "next-router-state-tree": header })).toEqual({});
  });

  it("lose a state that is deeper than any page", () => {
    const header = JSON.stringify(nested(1_500));
    expect(limited({ "next-router-state-tree": header })).toEqual({});
  });
});
