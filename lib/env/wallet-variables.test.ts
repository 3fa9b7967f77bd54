import { describe, expect, it } from "vitest";
import { ConfigurationError, parseEnvironment } from "./environment.ts";
import { PUBLIC_RPC_URLS, WALLETCONNECT_RELAY_URL } from "./wallet-variables.ts";

const REQUIRED = {
  APP_ORIGIN: "http://localhost:3000",
  SESSION_SECRET: "a-secret-of-thirty-two-characters",
  UPSTREAM_URL: "http://127.0.0.1:4010",
  UPSTREAM_API_KEY: "a-key",
};

function problem(changes: Readonly<Record<string, string | undefined>>): string {
  try {
    parseEnvironment({ ...REQUIRED, ...changes });
  } catch (error) {
    if (error instanceof ConfigurationError) return error.message;
    throw error;
  }
  return "none";
}

const ADDRESS = "must be an https address, or http on this machine";

describe("the configuration of wallets", () => {
  it("R7.6 asks BNB Chain's public endpoints and offers nothing that needs a setting", () => {
    expect(parseEnvironment(REQUIRED).wallets).toEqual({
      rpcUrls: PUBLIC_RPC_URLS,
      serverRpcUrls: PUBLIC_RPC_URLS,
      walletConnectProjectId: undefined,
      walletConnectRelayUrl: WALLETCONNECT_RELAY_URL,
      ledger: undefined,
      isBloctoOffered: false,
    });
  });

  it("R2.15 R7.6 reads every variable, and the server asks where browsers do unless told", () => {
    const { wallets } = parseEnvironment({
      ...REQUIRED,
      WALLETCONNECT_PROJECT_ID: "0123456789abcdef0123456789abcdef",
      WALLETCONNECT_RELAY_URL: "ws://localhost:4010/relay",
      RPC_URLS_56: "https://one.example/key, http://127.0.0.1:8545",
      RPC_URLS_97: "http://localhost:8546",
      RPC_URLS_56_SERVER: "https://server.example?key=secret",
      LEDGER_CONNECT_KIT_URL: "https://cdn.example/kit@1.1.12.js",
      LEDGER_CONNECT_KIT_INTEGRITY: `sha384-${"A".repeat(64)}`,
      BLOCTO_ENABLED: "true",
    });
    expect(wallets).toEqual({
      rpcUrls: {
        56: ["https://one.example/key", "http://127.0.0.1:8545"],
        97: ["http://localhost:8546"],
      },
      serverRpcUrls: {
        56: ["https://server.example?key=secret"],
        97: ["http://localhost:8546"],
      },
      walletConnectProjectId: "0123456789abcdef0123456789abcdef",
      walletConnectRelayUrl: "ws://localhost:4010/relay",
      ledger: {
        url: "https://cdn.example/kit@1.1.12.js",
        integrity: `sha384-${"A".repeat(64)}`,
      },
      isBloctoOffered: true,
    });
  });

  it.each([
    ["WALLETCONNECT_PROJECT_ID", "my project", "must be 32 hexadecimal digits"],
    ["RPC_URLS_56", "nowhere", `entry 1 ${ADDRESS}`],
    ["RPC_URLS_97", "https://one.example,http://two.example", `entry 2 ${ADDRESS}`],
    ["RPC_URLS_56", "wss://one.example", `entry 1 ${ADDRESS}`],
    ["RPC_URLS_56_SERVER", "https://one.example,", `entry 2 ${ADDRESS}`],
    ["RPC_URLS_97_SERVER", "https://me:word@one.example", "entry 1 must have no user in it"],
    ["RPC_URLS_56", Array(9).fill("https://one.example").join(), "holds more than 8 addresses"],
    [
      "WALLETCONNECT_RELAY_URL",
      "ws://relay.example",
      "must be a wss address, or ws on this machine",
    ],
    ["BLOCTO_ENABLED", "yes", "must be true or false"],
  ])("R7.6 %s=%j is named with what it must be", (name, value, sentence) => {
    expect(problem({ [name]: value })).toBe(`Configuration: ${name} ${sentence}`);
  });

  it("R7.6 names every entry that is wrong, and not its value, which may hold a key", () => {
    const RPC_URLS_97_SERVER = "http://one.example?key=hunter2,https://two.example,nowhere";
    const message = problem({ RPC_URLS_97_SERVER });
    expect(message).toBe(
      `Configuration: RPC_URLS_97_SERVER entry 1 ${ADDRESS}; RPC_URLS_97_SERVER entry 3 ${ADDRESS}`,
    );
  });

  const kit = {
    LEDGER_CONNECT_KIT_URL: "https://cdn.example/kit.js",
    LEDGER_CONNECT_KIT_INTEGRITY: `sha384-${"A".repeat(64)}`,
  };

  it.each(Object.keys(kit))("R2.15 %s is missing when only the other one is set", (name) => {
    expect(problem(kit)).toBe("none");
    expect(problem({ ...kit, [name]: undefined })).toBe(`Configuration: ${name} is missing`);
    expect(problem({ ...kit, [name]: "", REDIS_URL: "x" })).toBe(
      `Configuration: REDIS_URL must be one redis or rediss address; ${name} is missing`,
    );
  });

  it("R2.15 takes the Ledger kit neither from an address in the clear nor without a checksum", () => {
    expect(problem({ ...kit, LEDGER_CONNECT_KIT_URL: "http://cdn.example/kit.js" })).toBe(
      `Configuration: LEDGER_CONNECT_KIT_URL ${ADDRESS}`,
    );
    expect(problem({ ...kit, LEDGER_CONNECT_KIT_INTEGRITY: "md5-abc" })).toBe(
      "Configuration: LEDGER_CONNECT_KIT_INTEGRITY must be a checksum such as sha384-…",
    );
  });
});
