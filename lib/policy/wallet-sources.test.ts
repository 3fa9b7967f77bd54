import { describe, expect, it } from "vitest";
import { WALLET_CONNECT_STYLE_HASHES } from "./injected-styles.ts";
import { walletSources } from "./wallet-sources.ts";

const RPC_URLS = {
  56: ["https://one.example/a-path?key=1", "https://two.example:8443/"],
  97: ["http://127.0.0.1:8545"],
};
const CHAINS = ["https://one.example", "https://two.example:8443", "http://127.0.0.1:8545"];
const COINBASE = [
  "https://rpc.wallet.coinbase.com",
  "https://www.walletlink.org",
  "wss://www.walletlink.org",
];
const WALLET_CONNECT = [
  "wss://relay.walletconnect.org",
  "https://verify.walletconnect.org",
  "https://api.web3modal.org",
];
const walletConnectProjectId = "0123456789abcdef0123456789abcdef";
const BASE = { rpcUrls: RPC_URLS, walletConnectRelayUrl: "wss://relay.walletconnect.org" };
const ledger = { url: "https://cdn.example/kit.js" };

describe("the hosts of wallets", () => {
  it("R7.6 are the origins of both chains' endpoints, and Coinbase's without its telemetry", () => {
    expect(walletSources({ ...BASE })).toEqual({
      connect: [...CHAINS, ...COINBASE],
      frame: [],
      styleHashes: [],
      trustedTypes: [],
    });
  });

  it("R2.15 are WalletConnect's only where it is switched on", () => {
    expect(walletSources({ ...BASE, walletConnectProjectId })).toEqual({
      connect: [...CHAINS, ...COINBASE, ...WALLET_CONNECT],
      frame: ["https://verify.walletconnect.org"],
      styleHashes: WALLET_CONNECT_STYLE_HASHES,
      trustedTypes: ["lit-html"],
    });
  });

  it("R2.15 are the origin of another relay where one is configured", () => {
    const walletConnectRelayUrl = "ws://127.0.0.1:4010/wallets/relay";
    const { connect } = walletSources({ ...BASE, walletConnectProjectId, walletConnectRelayUrl });
    expect(connect).toContain("ws://127.0.0.1:4010");
    expect(connect).not.toContain("wss://relay.walletconnect.org");
  });

  it("R2.15 are the Ledger kit's only where it is configured, by its origin", () => {
    expect(walletSources({ ...BASE, ledger })).toEqual({
      connect: [...CHAINS, ...COINBASE, "https://cdn.example"],
      frame: [],
      styleHashes: [],
      trustedTypes: ["ledger"],
    });
  });

  it("R2.15 are all of them when all are switched on, each once", () => {
    const rpcUrls = { 56: ["https://cdn.example/rpc"], 97: ["https://cdn.example/rpc2"] };
    expect(walletSources({ ...BASE, rpcUrls, walletConnectProjectId, ledger })).toEqual({
      connect: ["https://cdn.example", ...COINBASE, ...WALLET_CONNECT],
      frame: ["https://verify.walletconnect.org"],
      styleHashes: WALLET_CONNECT_STYLE_HASHES,
      trustedTypes: ["lit-html", "ledger"],
    });
  });

  it("never hold a wildcard, a path or a telemetry host", () => {
    const { connect, frame } = walletSources({ ...BASE, walletConnectProjectId, ledger });
    for (const source of [...connect, ...frame])
      expect(source).toMatch(
        /^(?:https|wss):\/\/[a-z0-9.-]+(?::\d+)?$|^http:\/\/127\.0\.0\.1:\d+$/,
      );
    expect([...connect, ...frame].join()).not.toMatch(/pulse|cca-lite|as\.coinbase|analytics/);
  });
});
