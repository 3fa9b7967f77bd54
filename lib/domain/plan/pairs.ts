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

/**
 * What can be converted again and again: each wallet to each token that it names, or to every other one where it names none.
 * AmBTC comes in too seldom for that.
 */
export function planPairs(wallets: readonly Wallet[]): readonly PlanPair[] {
  const symbols = wallets.map(({ symbol }) => symbol);
  return wallets
    .filter(({ symbol, canConvert }) => canConvert && symbol !== AMBTC)
    .flatMap(({ symbol: from, convertTo }) =>
      (convertTo ?? symbols.filter((one) => one !== from)).map((to) => ({ from, to })),
    );
}
