import { createHash } from "node:crypto";
import type { Hono } from "hono";
import type { Env } from "./gateway.ts";

const KIT_PATH = "/wallet-stand-ins/ledger-connect-kit.js";
const RELAY_PATH = "/wallet-stand-ins/relay";

/** Stands in for Ledger's connect script: its device is never plugged in (EIP-1193, 4100). */
const KIT = `window.ledgerConnectKit = {
  checkSupport() {},
  getProvider: async () => ({
    on() {},
    removeListener() {},
    async request({ method }) {
      if (method === "eth_chainId") return "0x38";
      throw Object.assign(new Error("No device is plugged in"), { code: 4100 });
    },
  }),
};
`;

/** The settings of an application that offers every wallet, with stand-ins for the services of others. */
export function walletStandIns(sandboxUrl: string): Readonly<Record<string, string>> {
  return {
    WALLETCONNECT_PROJECT_ID: "0".repeat(32),
    WALLETCONNECT_RELAY_URL: sandboxUrl.replace(/^http/, "ws") + RELAY_PATH,
    LEDGER_CONNECT_KIT_URL: sandboxUrl + KIT_PATH,
    LEDGER_CONNECT_KIT_INTEGRITY: `sha384-${createHash("sha384").update(KIT).digest("base64")}`,
    BLOCTO_ENABLED: "true",
  };
}

/** Ledger's script, and a relay of WalletConnect that refuses every pairing. */
export function mountWalletStandIns(app: Hono<Env>): void {
  app.get(KIT_PATH, (context) =>
    context.body(KIT, 200, {
      "content-type": "text/javascript",
      "access-control-allow-origin": "*",
    }),
  );
  app.get(RELAY_PATH, (context) => context.text("This relay pairs nobody.", 403));
}
