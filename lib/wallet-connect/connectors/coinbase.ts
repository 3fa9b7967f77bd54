import type { CreateConnectorFn } from "wagmi";
import { coinbaseWallet } from "wagmi/connectors";
import { guarded } from "./guarded.ts";
import { INJECTED } from "./injected-provider.ts";

/**
 * The Coinbase wallet: its extension, or a window of its own where the member signs in. The SDK comes with the
 * first connection, and its telemetry, a script from elsewhere, never.
 */
export function coinbase(appName: string): CreateConnectorFn {
  const create = coinbaseWallet({ appName, preference: { options: "all", telemetry: false } });
  return guarded(create, { hasOwnWindow: INJECTED.coinbase() === undefined });
}
