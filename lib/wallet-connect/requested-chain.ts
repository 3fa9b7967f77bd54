import type { MemberChainId } from "./settings.ts";

export const DEFAULT_CHAIN_ID: MemberChainId = 56;

/** Names that the address bar may say instead of an id. */
const CHAIN_NAMES: ReadonlyMap<string, MemberChainId> = new Map([
  ["bsc", 56],
  ["bsc-testnet", 97],
  ["56", 56],
  ["97", 97],
]);

type Parameters = Readonly<Record<"chain" | "chainId", string | readonly string[] | undefined>>;

function first(value: string | readonly string[] | undefined): string | undefined {
  return typeof value === "string" ? value : value?.[0];
}

/**
 * The network that `?chain=` or `?chainId=` asks for (R2.4): a name or a number; `chain` wins, and a value that
 * is not ours is the default. Undefined when neither is given, so that a choice made before stays.
 */
export function requestedChain(parameters: Partial<Parameters>): MemberChainId | undefined {
  const asked = first(parameters.chain) ?? first(parameters.chainId);
  if (asked === undefined) return undefined;
  return CHAIN_NAMES.get(asked.trim().toLowerCase()) ?? DEFAULT_CHAIN_ID;
}

/** Whether a member's wallet may work on the chain. */
export function isMemberChainId(chainId: number): chainId is MemberChainId {
  return chainId === 56 || chainId === 97;
}
