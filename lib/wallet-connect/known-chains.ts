/** A network by its id; `isRetired` where the network has been shut down. */
export interface KnownChain {
  readonly name: string;
  readonly explorer: string;
  readonly isRetired?: true;
}

/** The networks that a wallet may stand on when it connects (R9.1); a member's wallet works on 56 and 97. */
const KNOWN_CHAINS: Readonly<Record<number, KnownChain>> = {
  1: { name: "Ethereum", explorer: "https://etherscan.io" },
  5: { name: "Goerli", explorer: "https://goerli.etherscan.io", isRetired: true },
  56: { name: "BNB Smart Chain", explorer: "https://bscscan.com" },
  97: { name: "BNB Smart Chain Testnet", explorer: "https://testnet.bscscan.com" },
  137: { name: "Polygon", explorer: "https://polygonscan.com" },
  280: {
    name: "zkSync Era Testnet",
    explorer: "https://goerli.explorer.zksync.io",
    isRetired: true,
  },
  324: { name: "zkSync Era", explorer: "https://explorer.zksync.io" },
  1101: { name: "Polygon zkEVM", explorer: "https://zkevm.polygonscan.com" },
  1442: {
    name: "Polygon zkEVM Testnet",
    explorer: "https://testnet-zkevm.polygonscan.com",
    isRetired: true,
  },
  42161: { name: "Arbitrum One", explorer: "https://arbiscan.io" },
  59140: { name: "Linea Testnet", explorer: "https://goerli.lineascan.build", isRetired: true },
  421613: { name: "Arbitrum Goerli", explorer: "https://goerli.arbiscan.io", isRetired: true },
};

/** The network of an id, or undefined for one that nobody here has heard of. */
export function knownChain(chainId: number): KnownChain | undefined {
  return Object.hasOwn(KNOWN_CHAINS, chainId) ? KNOWN_CHAINS[chainId] : undefined;
}

/** The page of an address on its network's explorer; undefined where there is none (any more). */
export function explorerAddressUrl(chainId: number, address: string): string | undefined {
  const chain = knownChain(chainId);
  return chain && !chain.isRetired ? `${chain.explorer}/address/${address}` : undefined;
}
