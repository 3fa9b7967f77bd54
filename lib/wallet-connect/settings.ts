/** The chains a member's wallet may work on (R9.1): BNB Smart Chain, the default, and its testnet. */
export type MemberChainId = 56 | 97;

/** The external script of the Ledger connector (R2.15), accepted only with its checksum. */
export interface LedgerKit {
  readonly url: string;
  readonly integrity: string;
}

/**
 * What the browser must know to connect a wallet. Plain data: it goes as props from the server's page to the
 * island, so nothing secret belongs here. `rpcUrls` are tried in their order (R7.6). Without
 * `walletConnectProjectId` the two WalletConnect connectors, and without `ledger` the Ledger one, do not exist.
 */
export interface WalletSettings {
  readonly appName: string;
  readonly appUrl: string;
  readonly rpcUrls: Readonly<Record<MemberChainId, readonly string[]>>;
  readonly walletConnectProjectId?: string;
  readonly walletConnectRelayUrl: string;
  readonly ledger?: LedgerKit;
  readonly isBloctoOffered: boolean;
}
