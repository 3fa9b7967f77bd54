import { AMBTC } from "../../contract/values/tokens.ts";

export interface PlanPair {
  readonly from: string;
  readonly to: string;
}

interface Wallet {
  readonly symbol: string;
  readonly canConvert: boolean;
  readonly convertTo: readonly string[] | null;
}

/** What can be converted again and again: each wallet to each token that it names. AmBTC comes in too seldom for that. */
export function planPairs(wallets: Iterable<Wallet>): readonly PlanPair[] {
  return [...wallets]
    .filter(({ symbol, canConvert }) => canConvert && symbol !== AMBTC)
    .flatMap(({ symbol: from, convertTo }) => (convertTo ?? []).map((to) => ({ from, to })));
}
