import { callBff } from "../../bff/client/client.ts";
import type { priceEndpoints } from "../../contract/price.ts";
import { type ChainToken, tokenOnChain } from "./chain-token.ts";
import { type HistoryRange, type PriceHistory, pricePoints } from "./history.ts";
import { type PriceView, priceView } from "./view.ts";

/**
 * All token prices, asked from the browser.
 * @throws BffError
 */
export async function fetchPrices(signal: AbortSignal): Promise<PriceView[]> {
  const prices = await callBff<typeof priceEndpoints.prices>({
    method: "GET",
    path: "price/prices",
    signal,
  });
  return prices.map(priceView);
}

/**
 * The price series of one price over a range, asked from the browser; empty when the service fails (R7.3).
 * @throws BffError when our own server cannot be reached
 */
export async function fetchPriceHistory(
  code: string,
  range: HistoryRange,
  signal: AbortSignal,
): Promise<PriceHistory> {
  const { history, hasFailed } = await callBff<typeof priceEndpoints.priceHistory>({
    method: "GET",
    path: "price/price-history/{code}",
    params: { code },
    query: { range },
    signal,
  });
  return { points: pricePoints(history), hasFailed: hasFailed ?? false };
}

/**
 * The token of a symbol on a chain, asked from the browser, or null when there is none.
 * @throws BffError
 */
export async function fetchToken(
  symbol: string,
  chainId: number,
  signal: AbortSignal,
): Promise<ChainToken | null> {
  const tokens = await callBff<typeof priceEndpoints.tokens>({
    method: "GET",
    path: "price/tokens",
    signal,
  });
  return tokenOnChain(tokens, symbol, chainId);
}
