import { describe, expect, it } from "vitest";
import { contentSecurityPolicy } from "./content-security-policy.ts";

function directives(options: Partial<Parameters<typeof contentSecurityPolicy>[0]> = {}) {
  const policy = contentSecurityPolicy({
    nonce: "bm9uY2U=",
    isSecure: true,
    isDevelopment: false,
    ...options,
  });
  return new Map(
    policy.split("; ").map((directive) => {
      const [name = "", ...sources] = directive.split(" ");
      return [name, sources.join(" ")] as const;
    }),
  );
}

describe("the policy of a page", () => {
  it("R6.1 runs scripts by nonce alone: none inline, none evaluated, none by address", () => {
    expect(directives().get("script-src")).toBe("'nonce-bm9uY2U=' 'strict-dynamic'");
  });

  it("R6.1 takes style elements from us, by nonce and by hash, and leaves only attributes open", () => {
    const all = directives();
    expect(all.get("style-src-elem")).toMatch(
      /^'self' 'nonce-bm9uY2U=' ('sha256-[\w+/]{43}=' ?){3}$/,
    );
    const open = [...all].filter(([, sources]) => sources.includes("unsafe"));
    expect(open).toEqual([["style-src-attr", "'unsafe-inline'"]]);
  });

  it("R6.1 speaks to no other host, embeds nothing and is embedded by nobody", () => {
    const all = directives();
    expect([...all.values()].join(" ")).not.toMatch(/https?:|\*/);
    for (const name of [
      "default-src",
      "connect-src",
      "frame-src",
      "font-src",
      "form-action",
      "worker-src",
      "manifest-src",
    ])
      expect(all.get(name), name).toBe("'self'");
    for (const name of ["object-src", "base-uri", "frame-ancestors"])
      expect(all.get(name), name).toBe("'none'");
  });

  it("R2.15 opens connections and frames to the hosts of wallets, and nothing else", () => {
    const plain = directives();
    const wallets = {
      connect: ["https://rpc.example", "wss://relay.example"],
      frame: ["https://f.example"],
      styleHashes: ["sha256-abc="],
      trustedTypes: ["lit-html"],
    };
    const wider = directives({ wallets });
    expect(wider.get("connect-src")).toBe("'self' https://rpc.example wss://relay.example");
    expect(wider.get("frame-src")).toBe("'self' https://f.example");
    const changed = [...wider].filter(([name, sources]) => plain.get(name) !== sources);
    expect(wider.get("style-src-elem")).toBe(`${plain.get("style-src-elem")} 'sha256-abc='`);
    expect(wider.get("trusted-types")).toBe("default lit-html");
    expect(changed.map(([name]) => name)).toEqual([
      ...["style-src-elem", "connect-src", "frame-src", "trusted-types"],
    ]);
    expect([...wider.keys()]).toEqual([...plain.keys()]);
  });

  it("takes code and markup that come as text through our own rules alone, but while developing", () => {
    expect(directives().get("require-trusted-types-for")).toBe("'script'");
    expect(directives().get("trusted-types")).toBe("default");
    const developing = directives({ isDevelopment: true });
    expect(developing.has("require-trusted-types-for")).toBe(false);
  });

  it("has what it stopped reported to us, in both spellings", () => {
    const all = directives();
    expect([all.get("report-uri"), all.get("report-to")]).toEqual(["/api/reports", "reports"]);
  });

  it("R6.1 upgrades what is not TLS on https, and only there", () => {
    expect(directives().has("upgrade-insecure-requests")).toBe(true);
    expect(directives({ isSecure: false }).has("upgrade-insecure-requests")).toBe(false);
  });
});
