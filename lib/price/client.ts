import { callBff } from "../bff/client.ts";
import type { priceEndpoints } from "../contract/price.ts";
import { type HistoryRange, type PricePoint, pricePoints } from "./history.ts";
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
 * The course of one price over a range, asked from the browser.
 * @throws BffError
 */
export async function fetchPriceHistory(
  code: string,
  range: HistoryRange,
  signal: AbortSignal,
): Promise<PricePoint[]> {
  const { history } = await callBff<typeof priceEndpoints.priceHistory>({
    method: "GET",
    path: "price/price-history/{code}",
    params: { code },
    query: { range },
    signal,
  });
  return pricePoints(history);
}
