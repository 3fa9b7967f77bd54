import { describe, expect, it } from "vitest";
import { endpoints } from "../../contract/registry.ts";
import { findEntries, surface } from "./surface.ts";

function find(path: string): string[] {
  return findEntries(path.split("/")).map(({ entry }) => entry.id);
}

describe("the allow-list", () => {
  it("R6.1 holds what the browser may call, each once, and nothing of the server's", () => {
    const ids = surface.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(surface.length).toBe(endpoints.filter(({ reach }) => reach === "browser").length);
    expect(ids.filter((id) => /auth\/(login|refresh|logout)|valid$|wallet\/add$/.test(id))).toEqual(
      [],
    );
  });

  it("offers no read that acts", () => {
    const acting = surface.filter(({ endpoint }) => endpoint.effect);
    expect(acting.filter(({ method }) => method === "GET")).toEqual([]);
    expect(acting.length).toBeGreaterThan(0);
  });

  it("asks a pattern of every parameter that ends where it begins and knows no path", () => {
    for (const { id, endpoint } of surface) {
      for (const pattern of Object.values(endpoint.params)) {
        expect(pattern.source, id).toMatch(/^\^.*\$$/);
        expect(pattern.flags, id).not.toMatch(/[gmy]/);
        for (const text of [
          "",
          "a/b",
          "..",
          ".",
          "a\nb",
          "a\n",
          "\\",
          "a b",
          "%2e",
          "é",
          "a".repeat(999),
        ])
          expect(pattern.test(text), `${id} ${JSON.stringify(text)}`).toBe(false);
      }
    }
  });

  it("prefers static segments to parameters", () => {
    expect(find("account/wallet/USDT")).toEqual(["GET account/wallet/{code}"]);
    expect(find("account/wallet/transfer")).toEqual(["POST account/wallet/transfer"]);
  });

  it.each(["", "account", "account/", "account/wallets/", "/account/wallets", "account//wallets"])(
    "knows nothing at %j",
    (path) => {
      expect(find(path)).toEqual([]);
    },
  );

  it("hands over a parameter as it was, once it matches", () => {
    const [match] = findEntries(["account", "wallet", "USDT"]);
    expect(match?.params).toEqual({ code: "USDT" });
    expect(findEntries(["account", "wallet", "../admin"])).toEqual([]);
  });
});
