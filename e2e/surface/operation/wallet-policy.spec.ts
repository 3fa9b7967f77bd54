import { startApplication } from "../../fixtures/application.ts";
import type { Answer } from "../../fixtures/http/visitor.ts";
import { Visitor } from "../../fixtures/http/visitor.ts";
import { expect, test } from "../../fixtures/test.ts";

const CHAINS = ["https://one.example", "http://127.0.0.1:8545"];
const ENV = {
  RPC_URLS_56: "https://one.example/v1?key=public",
  RPC_URLS_97: "http://127.0.0.1:8545",
  RPC_URLS_56_SERVER: "https://server.example/secret",
};

/** The sources of a directive beside our own origin. */
function others({ headers }: Answer, name: string): readonly string[] {
  const policy = headers["content-security-policy"] ?? "";
  const directive = policy.split("; ").find((part) => part.startsWith(`${name} 'self'`)) ?? "";
  return directive.split(" ").slice(2);
}

test("R2.15 R7.6 a member's documents may speak to the hosts of wallets, a guest's to none", async ({
  upstream,
}) => {
  const application = await startApplication(upstream.url, ENV);
  try {
    const visitor = new Visitor(application.url);
    for (const path of ["/", "/login", "/nowhere"]) {
      const page = await visitor.open(path);
      expect(others(page, "connect-src"), path).toEqual([]);
      expect(others(page, "frame-src"), path).toEqual([]);
    }
    await visitor.login("anna");
    for (const path of ["/wallet", "/dashboard", "/", "/nowhere"]) {
      const page = await visitor.open(path);
      const sources = others(page, "connect-src");
      expect(sources.slice(0, 2), path).toEqual(CHAINS);
      expect(sources.join(" "), path).not.toMatch(/\*|walletconnect|web3modal|server\.example/);
      expect(others(page, "frame-src"), path).toEqual([]);
    }
  } finally {
    await application.stop();
  }
});

test("R2.15 WalletConnect's hosts are open only where it is switched on", { tag: "@deep" }, async ({
  upstream,
}) => {
  const WALLETCONNECT_PROJECT_ID = "0123456789abcdef0123456789abcdef";
  const application = await startApplication(upstream.url, { ...ENV, WALLETCONNECT_PROJECT_ID });
  try {
    const visitor = new Visitor(application.url);
    await visitor.login("anna");
    const page = await visitor.open("/wallet");
    expect(others(page, "connect-src")).toContain("wss://relay.walletconnect.org");
    expect(others(page, "frame-src")).toEqual(["https://verify.walletconnect.org"]);
  } finally {
    await application.stop();
  }
});
