import { WALLET_CONNECT_STYLE_HASHES } from "./injected-styles.ts";

/** What wallets need beside our own: hosts, by what a page does with them, and style elements by hash, and names of policies for Trusted Types. */
export interface WalletSources {
  readonly connect: readonly string[];
  readonly frame: readonly string[];
  readonly styleHashes: readonly string[];
  readonly trustedTypes: readonly string[];
}

interface Wallets {
  readonly rpcUrls: Readonly<Record<number, readonly string[]>>;
  readonly walletConnectProjectId?: string | undefined;
  readonly walletConnectRelayUrl: string;
  readonly ledger?: { readonly url: string } | undefined;
}

/**
 * Coinbase: reads of its smart wallet, and the pairing with its mobile app. Its telemetry
 * (cca-lite.coinbase.com, as.coinbase.com) stays out; its window (keys.coinbase.com) needs no permission.
 */
const COINBASE = [
  "https://rpc.wallet.coinbase.com",
  "https://www.walletlink.org",
  "wss://www.walletlink.org",
] as const;

/** WalletConnect beside its relay: the check of who asks, and the list of wallets in its own dialog. */
const WALLET_CONNECT = ["https://verify.walletconnect.org", "https://api.web3modal.org"] as const;

/** The same check asks in a frame of its host. */
const WALLET_CONNECT_FRAME = "https://verify.walletconnect.org";

function originOf(url: string): string {
  return new URL(url).origin;
}

/** The hosts of the wallets that are switched on; a chain's endpoints come from the configuration. */
export function walletSources({
  rpcUrls,
  walletConnectProjectId,
  walletConnectRelayUrl,
  ledger,
}: Wallets): WalletSources {
  const connect = [
    ...Object.values(rpcUrls).flat().map(originOf),
    ...COINBASE,
    ...(walletConnectProjectId ? [originOf(walletConnectRelayUrl), ...WALLET_CONNECT] : []),
    ...(ledger ? [originOf(ledger.url)] : []),
  ];
  return {
    connect: [...new Set(connect)],
    frame: walletConnectProjectId ? [WALLET_CONNECT_FRAME] : [],
    styleHashes: walletConnectProjectId ? WALLET_CONNECT_STYLE_HASHES : [],
    // WalletConnect's own dialog is made of Lit's templates; Ledger's script is our own call.
    trustedTypes: [...(walletConnectProjectId ? ["lit-html"] : []), ...(ledger ? ["ledger"] : [])],
  };
}
