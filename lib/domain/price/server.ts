import "server-only";
import { cache } from "react";
import { type CurrencyRate, priceEndpoints } from "../../contract/price.ts";
import { TOKEN_CODE_PATTERN } from "../../contract/values/values.ts";
import { serviceClock } from "../../live/service-clock.ts";
import { renderContext, reportOutage, UnexpectedRefusalError } from "../../session/server.ts";
import { callShared } from "../../upstream/shared.ts";
import { usableRates } from "./currency-rates.ts";
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

/** What one USDT is in currencies, none older than a day; empty where the service has none or cannot be asked. */
export const readCurrencyRates = cache(async (): Promise<readonly CurrencyRate[]> => {
  const { requestId } = await renderContext();
  try {
    const result = await callShared(priceEndpoints.fx, {}, { requestId });
    return result.ok ? usableRates(result.value.rates, serviceClock.now()) : [];
  } catch (error) {
    if (reportOutage(error) === null) throw error;
    return [];
  }
});

/** The rate of the currency that a member has chosen; null for none. */
export async function readDisplayRate(
  code: string | null | undefined,
): Promise<CurrencyRate | null> {
  if (!code) return null;
  return (await readCurrencyRates()).find((rate) => rate.code === code) ?? null;
}
