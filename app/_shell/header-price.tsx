import { getLocale } from "next-intl/server";
import { readPrices } from "@/lib/price/server";
import { HEADER_PRICE_CODE } from "@/lib/price/view";
import { LaterLivePrice } from "./later-member-frame";

/** The price of MERLIN in the member header; nothing while the price service has none. */
export async function HeaderPrice() {
  const [locale, prices] = await Promise.all([getLocale(), readPrices().catch(() => [])]);
  const initial = prices.find(({ code }) => code === HEADER_PRICE_CODE) ?? null;
  // The small form draws no line, so its points need not travel.
  return (
    <LaterLivePrice
      initial={initial && { ...initial, sparkline: [] }}
      locale={locale}
      size="small"
    />
  );
}
