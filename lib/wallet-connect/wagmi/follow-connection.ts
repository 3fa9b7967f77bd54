import type { Config } from "wagmi";
import { attemptStore } from "../attempt.ts";
import { type Connection, connectionStore } from "../connection.ts";

/** The library's state in the page's own words (R4.9). */
export function connectionOf(config: Config): Connection {
  const { status, current, connections } = config.state;
  const connection = current === null ? undefined : connections.get(current);
  const address = connection?.accounts[0];
  if (connection && address && status === "connected") {
    const { chainId, connector } = connection;
    const isSupported = config.chains.some(({ id }) => id === chainId);
    return { status: "connected", address, chainId, walletName: connector.name, isSupported };
  }
  if (status !== "connecting") return { status: "disconnected" };
  const attempt = attemptStore.get();
  return attempt.status === "waiting"
    ? { status: "connecting", walletName: attempt.walletName }
    : { status: "connecting" };
}

function isSame(a: Connection, b: Connection): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** Brings `connectionStore` in step with the library: accounts, chain, disconnection. */
export function followConnection(config: Config): void {
  const next = connectionOf(config);
  if (!isSame(next, connectionStore.get())) connectionStore.set(next);
}
