import { createHash } from "node:crypto";
import type { z } from "zod";
import type { tokenSchema } from "../../../lib/contract/price.ts";
import { checksumAddress } from "../wallet/deposit-address.ts";

type TokenView = z.input<typeof tokenSchema>;

const CHAIN_IDS = [56, 97] as const;
const PROJECT_LINK = "https://docs.merlin-btc.example/tokenomics";

const TETHER: Readonly<Record<(typeof CHAIN_IDS)[number], string>> = {
  56: "55d398326f99059ff775485246999027b3197955",
  97: "337610d27c682e347c9cd60bd4b3b107c9d34ddd",
};

/** The invented contract of MERLIN: always the same on a chain, and nothing stands there. */
function merlinDigits(chainId: number): string {
  const seed = `simulated contract of MERLIN on chain ${chainId}`;
  return createHash("sha256").update(seed).digest("hex").slice(0, 40);
}

/** The tokens that a wallet can be told about, on both member chains (R3.4). */
export function listTokens(): TokenView[] {
  return CHAIN_IDS.flatMap((chainId) => [
    {
      chainId,
      address: checksumAddress(merlinDigits(chainId)),
      decimals: 18,
      symbol: "MERLIN",
      name: "Merlin",
      projectLink: PROJECT_LINK,
    },
    {
      chainId,
      address: checksumAddress(TETHER[chainId]),
      decimals: 18,
      symbol: "USDT",
      name: "Tether USD",
      projectLink: "https://tether.to",
    },
  ]);
}
