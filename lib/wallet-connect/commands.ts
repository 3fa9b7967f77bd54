import { type EIP1193Provider, getAddress, numberToHex, stringToHex } from "viem";
import type { Config, Connector } from "wagmi";
import { disconnect } from "wagmi/actions";
import type { WalletAddress, WalletCommands, WatchedToken } from "./connection.ts";
import { toWalletError, WalletError } from "./errors.ts";
import { switchProviderChain } from "./switch-chain.ts";
import { ANSWER_LIMIT_MS, DIALOG_LIMIT_MS, withTimeLimit } from "./time-limit.ts";

interface Current {
  readonly connector: Connector;
  readonly provider: EIP1193Provider;
  readonly address: WalletAddress;
}

interface AskOptions {
  readonly signal?: AbortSignal;
  readonly limitMs?: number;
}

/** Asks the connected wallet something, within a limit; whatever goes wrong becomes a `WalletError`. */
async function ask<T>(
  config: Config,
  request: (current: Current) => Promise<T>,
  { signal, limitMs = ANSWER_LIMIT_MS }: AskOptions,
): Promise<T> {
  try {
    return await withTimeLimit(
      async () => {
        const { current, connections } = config.state;
        const connection = current === null ? undefined : connections.get(current);
        const address = connection?.accounts[0];
        if (!connection || !address) throw new WalletError("no-provider");
        const { connector } = connection;
        const provider = (await connector.getProvider()) as EIP1193Provider;
        return request({ connector, provider, address });
      },
      { signal, limitMs },
    );
  } catch (error) {
    throw toWalletError(error);
  }
}

function sign({ provider, address }: Current, message: string): Promise<WalletAddress> {
  return provider.request({ method: "personal_sign", params: [stringToHex(message), address] });
}

function watch({ provider }: Current, options: WatchedToken): Promise<boolean> {
  const params = { type: "ERC20", options } as const;
  return provider.request({ method: "wallet_watchAsset", params });
}

async function chooseAccount({ provider, connector }: Current): Promise<void> {
  await provider.request({ method: "wallet_requestPermissions", params: [{ eth_accounts: {} }] });
  // Not every wallet tells of the new account by an event.
  const accounts = await provider.request({ method: "eth_accounts" });
  connector.onAccountsChanged(accounts.map((account) => getAddress(account)));
}

/**
 * The commands of `connection.ts` over the library; `openConnect` is the dialog's. The chain is not changed by wagmi's
 * `useSwitchChain`, which waits for ever for a wallet that agrees and does nothing.
 */
export function createWalletCommands(config: Config, openConnect: () => void): WalletCommands {
  return {
    openConnect,
    signMessage: (message, signal) =>
      ask(config, (current) => sign(current, message), { signal, limitMs: DIALOG_LIMIT_MS }),
    async switchChain(chainId, signal) {
      const chain = config.chains.find(({ id }) => id === chainId);
      if (!chain) throw new WalletError("chain-not-configured");
      const limitMs = 3 * ANSWER_LIMIT_MS;
      await ask(
        config,
        async ({ provider, connector }) => {
          await switchProviderChain(provider, chain, { signal });
          // Not every wallet tells of the new chain by an event.
          connector.onChainChanged(numberToHex(chainId));
        },
        { signal, limitMs },
      );
    },
    async watchAsset(token, signal) {
      try {
        return await ask(config, (current) => watch(current, token), { signal });
      } catch (error) {
        if (error instanceof WalletError && error.code === "rejected") return false;
        throw error;
      }
    },
    changeAccount: (signal) => ask(config, chooseAccount, { signal }),
    disconnect: () => disconnect(config),
  };
}
