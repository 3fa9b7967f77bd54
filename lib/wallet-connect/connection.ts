import { createExternalStore } from "./external-store.ts";

export type WalletAddress = `0x${string}`;

/** The wallet as the page sees it. `isSupported` is false on a chain that is neither 56 nor 97 (R4.9). */
export type Connection =
  | { readonly status: "disconnected" }
  | { readonly status: "connecting"; readonly walletName?: string }
  | {
      readonly status: "connected";
      readonly address: WalletAddress;
      readonly chainId: number;
      readonly walletName: string;
      readonly isSupported: boolean;
    };

export type Connected = Extract<Connection, { status: "connected" }>;

/** A token as a wallet's "add to wallet" wants it (EIP-747). */
export interface WatchedToken {
  readonly address: WalletAddress;
  readonly symbol: string;
  readonly decimals: number;
  readonly image?: string;
}

/**
 * What the wallet can do once its code has arrived. All but `openConnect` need a connection and reject with a
 * `WalletError` of `errors.ts`; where nothing else is said after 20 s without an answer.
 */
export interface WalletCommands {
  openConnect(): void;
  /** Signs plain text; five minutes. `signal` gives up. */
  signMessage(message: string, signal?: AbortSignal): Promise<WalletAddress>;
  /** Changes the chain; a wallet that does not know it is asked to add it first. 20 s a step. */
  switchChain(chainId: number, signal?: AbortSignal): Promise<void>;
  /** Asks the wallet to list a token; false when the member declines. */
  watchAsset(token: WatchedToken, signal?: AbortSignal): Promise<boolean>;
  /** Lets the member choose which account the page sees. */
  changeAccount(signal?: AbortSignal): Promise<void>;
  disconnect(): Promise<void>;
}

/** The state of the wallet for parts of the page that do not load the wallet's code. */
export const connectionStore = createExternalStore<Connection>({ status: "disconnected" });

let commands: WalletCommands | null = null;

/** Called by the lazily loaded wallet code when it is ready; the answer takes the commands back. */
export function registerWallet(next: WalletCommands): () => void {
  commands = next;
  connectionStore.set(connectionStore.get());
  return () => {
    if (commands !== next) return;
    commands = null;
    connectionStore.set(connectionStore.getServer());
  };
}

/** The wallet's commands, or null while its code has not been loaded. */
export function walletCommands(): WalletCommands | null {
  return commands;
}
