import "server-only";
import { cache } from "react";
import { priceEndpoints } from "../../contract/price.ts";
import { TOKEN_CODE_PATTERN } from "../../contract/values/values.ts";
import { renderContext, reportOutage, UnexpectedRefusalError } from "../../session/server.ts";
import { callShared } from "../../upstream/shared.ts";
import { type HistoryRange, type PriceHistory, type PricePoint, pricePoints } from "./history.ts";
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

async function askHistory(code: string, range: HistoryRange): Promise<PricePoint[]> {
  const endpoint = priceEndpoints.priceHistory;
  const { requestId } = await renderContext();
  const input = { params: { code }, query: { range } };
  const result = await callShared(endpoint, input, { requestId });
  if (result.ok) return pricePoints(result.value.history);
  throw new UnexpectedRefusalError(endpoint, result.refusal, requestId);
}

/** The price series of one price; when it cannot be had it is empty and the reason is logged (R7.3, R8.4). */
export async function readPriceHistory(code: string, range: HistoryRange): Promise<PriceHistory> {
  if (!TOKEN_CODE_PATTERN.test(code)) return { points: [], hasFailed: false };
  try {
    return { points: await askHistory(code, range), hasFailed: false };
  } catch (error) {
    if (reportOutage(error) === null) throw error;
    return { points: [], hasFailed: true };
  }
}
