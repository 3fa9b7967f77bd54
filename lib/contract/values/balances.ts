import type { WalletBalance } from "../account.ts";
import type { Endpoint, EndpointOutput } from "../protocol/endpoint.ts";

/** What wallets hold after a write, by symbol, in the order in which the service states them. Free of zod, so that any page may have it. */
export type Balances = ReadonlyMap<string, WalletBalance>;

interface Stating {
  readonly wallets?: readonly WalletBalance[] | null | undefined;
}

/** What the answer of an endpoint becomes by {@link byBalances}. */
export type Booked<E extends Endpoint> = Omit<EndpointOutput<E>, "wallets"> & {
  readonly wallets: Balances;
};

/**
 * The answer to a write with its balances by symbol; the map is empty where the answer states none.
 *
 * @param isRepeated the write was sent again: its answer may state the balances of long ago
 */
export function byBalances<Answer extends Stating>(
  answer: Answer,
  isRepeated?: boolean,
): Omit<Answer, "wallets"> & { readonly wallets: Balances } {
  return {
    ...answer,
    wallets: new Map(isRepeated ? null : answer.wallets?.map((one) => [one.symbol, one])),
  };
}
