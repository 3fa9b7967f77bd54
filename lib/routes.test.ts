import { describe, expect, it } from "vitest";
import { expiredLoginPath, withReturnUrl } from "./paths.ts";
import { findPage, isPage, movedPath, PAGES, safeReturnUrl } from "./routes.ts";

const ORIGIN = "https://app.example";

const HOSTILE = [
  "",
  "/",
  "//evil.com",
  "///evil.com",
  "/\\evil.com",
  "\\\\evil.com",
  "\\/evil.com",
  "/..//evil.com",
  "/.//evil.com",
  "/%2e%2e//evil.com",
  "/%2E%2e//evil.com",
  "/.%2e//evil.com",
  "/wallet/..//evil.com",
  "/wallet/../..//evil.com",
  "/wallet/%2e%2e//evil.com",
  "https://evil.com",
  "https:/wallet",
  "https:evil.com",
  "HTTPS://app.example/wallet",
  "https://app.example/wallet",
  "//app.example/wallet",
  "//user:password@app.example/wallet",
  "/wallet@evil.com\\",
  "javascript:alert(1)",
  "JavaScript://app.example/%0aalert(1)",
  "data:text/html,x",
  "blob:https://app.example/x",
  "/\t/evil.com",
  "/\n/evil.com",
  "/wallet\r\nset-cookie: a=b",
  "/wallet\u0000",
  "/wallet\u007f",
  "\u0000/wallet",
  " /wallet",
  "wallet",
  "?x=/wallet",
  "#/wallet",
  "/api",
  "/api/bff/account/wallets",
  "/api/session/refresh?returnUrl=/wallet",
  "/_next/data",
  "/login",
  "/login/",
  "/login/anything",
  "/login?returnUrl=/wallet",
  "/authentication",
  "/wallet/../login",
  "/nothing",
  "/Wallet",
  "/wallets",
  "/reserves/deeper",
  `/wallet?x=${"y".repeat(3_000)}`,
  `/wallet${"/..".repeat(1_000)}`,
] as const;

describe("R2.3 the way back after a login", () => {
  it.each(HOSTILE)("is not %j", (value) => {
    expect(safeReturnUrl(value, ORIGIN)).toBeNull();
  });

  it.each([undefined, null, 7, true, {}, ["/wallet"], new URL("https://app.example/wallet")])(
    "is not what is no text: %j",
    (value) => {
      expect(safeReturnUrl(value, ORIGIN)).toBeNull();
    },
  );

  it.each([
    ["/wallet", "/wallet"],
    ["/wallet/", "/wallet/"],
    ["/wallet/USDT", "/wallet/USDT"],
    ["/dashboard/anything/deeper", "/dashboard/anything/deeper"],
    ["/wallet?tab=deposit&x=a%20b&y=ü", "/wallet?tab=deposit&x=a%20b&y=%C3%BC"],
    ["/wallet?next=https://evil.com", "/wallet?next=https://evil.com"],
    ["/wallet#part", "/wallet"],
    ["/login/../dashboard", "/dashboard"],
    ["/./wallet", "/wallet"],
    ["/wallet/%2e%2e/profile", "/profile"],
  ])("from %j is %j", (value, expected) => {
    expect(safeReturnUrl(value, ORIGIN)).toBe(expected);
  });

  it("never leaves the origin when a browser resolves it, whatever was accepted", () => {
    const heads = ["/", "/.", "/..", "/%2e", "/%2e%2e", "/wallet", "/wallet/..", "/wallet/."];
    const joints = [
      "",
      "/",
      "//",
      "/\\",
      "/.",
      "/..",
      "/;",
      "/@",
      "/?",
      "/#",
      "/:",
      "/%5c",
      "/%2f",
    ];
    const tails = ["", "evil.com", "/evil.com", "//evil.com", "/wallet", "@evil.com"];
    let accepted = 0;
    for (const head of heads) {
      for (const joint of joints) {
        for (const tail of tails) {
          const safe = safeReturnUrl(head + joint + tail, ORIGIN);
          if (safe === null) continue;
          accepted += 1;
          const resolved = new URL(safe, `${ORIGIN}/login`);
          expect(resolved.origin, head + joint + tail).toBe(ORIGIN);
          expect(findPage(resolved.pathname)?.audience, safe).toBe("member");
          expect(safeReturnUrl(safe, ORIGIN), "it is stable").toBe(safe);
        }
      }
    }
    expect(accepted).toBeGreaterThan(20);
  });

  it("is accepted up to 2048 characters", () => {
    const fitting = `/wallet?x=${"y".repeat(2_048 - 10)}`;
    expect(safeReturnUrl(fitting, ORIGIN)).toBe(fitting);
    expect(safeReturnUrl(`${fitting}y`, ORIGIN)).toBeNull();
  });
});

describe("R2.5 pages by path", () => {
  it("answers each page of the table with its own row", () => {
    for (const page of Object.values(PAGES)) {
      expect(findPage(page.path.replace(/\[\w+\]/g, "anything"))).toBe(page);
    }
  });

  it("prefers the page itself to the one whose sub-path it is, and knows no others", () => {
    expect(findPage("/wallet/USDT")).toBe(PAGES.wallet);
    expect(findPage("/wallet/USDT/deeper")).toBe(PAGES.wallets);
    expect(findPage("/reserves/deeper")).toBeNull();
    expect(findPage("/nothing")).toBeNull();
  });

  it("R2.1 R6.2 guards what lies below a member page like the page itself", () => {
    const tops = Object.values(PAGES).filter(
      ({ path, audience }) => audience === "member" && /^\/[\w-]+$/.test(path),
    );
    expect(tops.map(({ path }) => findPage(`${path}/no/page`)?.path)).toEqual(
      tops.map(({ path }) => path),
    );
  });

  it("answers no value that cannot be decoded", () => {
    expect([isPage("/wallet/%zz"), isPage("/wallet/%e2%82")]).toEqual([false, false]);
    expect(findPage("/wallet/%zz")).toBe(PAGES.wallets);
    expect(findPage("/token-price/%ff")).toBe(PAGES.tokenPrices);
    expect(findPage("/wallet/%C3%A9")).toBe(PAGES.wallet);
  });
});

describe("R4.6 paths of ours with a way back", () => {
  it("carry it encoded, and nothing when there is none", () => {
    expect(withReturnUrl("/login", null)).toBe("/login");
    expect(withReturnUrl("/login", "/wallet?a=1&b=2")).toBe(
      "/login?returnUrl=%2Fwallet%3Fa%3D1%26b%3D2",
    );
    expect(expiredLoginPath(null)).toBe("/login?reason=expired");
    expect(expiredLoginPath("/wallet")).toBe("/login?returnUrl=%2Fwallet&reason=expired");
  });
});

describe("movedPath", () => {
  it("R1.1 staking and prediction lead to their pages, and only they do", () => {
    expect(movedPath("/staking")).toBe("/earning/stake");
    expect(movedPath("/prediction")).toBe("/game/prediction");
    for (const path of ["/staking/more", "/stakingx", "/", "/earning"]) {
      expect(movedPath(path), path).toBeNull();
    }
  });
});
