import "server-only";
import { cache } from "react";
import { priceEndpoints } from "../contract/price.ts";
import { renderContext, UnexpectedRefusalError } from "../session/server.ts";
import { callShared } from "../upstream/shared.ts";
import { type PriceView, priceView } from "./view.ts";

/**
 * All token prices; every visitor shares one answer for a minute.
 * @throws UpstreamFault when there is neither a fresh nor a stale answer
 */
export const readPrices = cache(async (): Promise<PriceView[]> => {
  const endpoint = priceEndpoints.prices;
  const context = await renderContext();
  const result = await callShared(endpoint, {}, { requestId: context.requestId });
  if (result.ok) return result.value.map(priceView);
  throw new UnexpectedRefusalError(endpoint, result.refusal, context.requestId);
});
