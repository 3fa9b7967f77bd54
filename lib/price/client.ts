import { callBff } from "../bff/client.ts";
import type { priceEndpoints } from "../contract/price.ts";
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
