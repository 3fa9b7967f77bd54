import { getLocale } from "next-intl/server";
import { readPrices } from "@/lib/price/server";
import { HEADER_PRICE_CODE } from "@/lib/price/view";
import { LivePrice } from "./live-price";
import { priceTexts } from "./price-texts";

/** The price of MERLIN in the member header; nothing while the price service has none. */
export async function HeaderPrice() {
  const [locale, texts, prices] = await Promise.all([
    getLocale(),
    priceTexts(HEADER_PRICE_CODE),
    readPrices().catch(() => []),
  ]);
  const initial = prices.find(({ code }) => code === HEADER_PRICE_CODE) ?? null;
  return <LivePrice initial={initial} locale={locale} texts={texts} size="small" />;
}
