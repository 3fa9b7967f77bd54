import type { Connector } from "wagmi";
import { connect } from "wagmi/actions";
import type { WalletConfig } from "../wagmi/config.ts";

/** A connector as RainbowKit's dialog sees it: spread, with the details over it. */
export function shownAs(connector: Connector): Connector {
  const { rkDetails } = connector as { rkDetails?: object };
  return { ...connector, ...rkDetails };
}

function connectorNamed(config: WalletConfig, id: string): Connector {
  const found = config.connectors.map(shownAs).find((connector) => connector.id === id);
  if (!found) throw new Error(`No connector ${id}`);
  return found;
}

/** Connects as a click in the dialog does: the chain of the wallet is asked first, the requested one is passed. */
export async function connectAsDialog(config: WalletConfig, id: string, chainId: 56 | 97 = 56) {
  const connector = connectorNamed(config, id);
  await connector.getChainId();
  return connect(config, { connector, chainId });
}
