import type { z } from "zod";
import type { tokenSchema } from "../../contract/price.ts";

/** A token on a chain, as a wallet lists it. */
export interface ChainToken {
  readonly chainId: number;
  readonly symbol: string;
  readonly address: `0x${string}`;
  readonly decimals: number;
}

function isAddress(value: string): value is `0x${string}` {
  return /^0x[0-9a-fA-F]{40}$/.test(value);
}

/** The token of a symbol on a chain (R3.4), or null when there is none or its address is not one. */
export function tokenOnChain(
  tokens: readonly z.output<typeof tokenSchema>[],
  symbol: string,
  chainId: number,
): ChainToken | null {
  const token = tokens.find((one) => one.symbol === symbol && one.chainId === chainId);
  if (!token || !isAddress(token.address)) return null;
  const { address, decimals } = token;
  return { chainId, symbol, address, decimals };
}
