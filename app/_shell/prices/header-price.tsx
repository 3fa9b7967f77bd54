import { getLocale } from "next-intl/server";
import { Suspense } from "react";
import { LazyLivePrice } from "@/app/_shell/frame/member-frame.lazy";
import { readPrices } from "@/lib/domain/price/server";
import { HEADER_PRICE_CODE } from "@/lib/domain/price/view";
import { HeaderPriceSkeleton } from "./header-price-skeleton";

async function Price() {
  const [locale, prices] = await Promise.all([getLocale(), readPrices().catch(() => [])]);
  const initial = prices.find(({ code }) => code === HEADER_PRICE_CODE) ?? null;
  // The small form draws no line, so its points need not travel.
  return (
    <LazyLivePrice
      initial={initial && { ...initial, sparkline: [] }}
      locale={locale}
      size="small"
    />
  );
}

/** The price of MERLIN in the member header; nothing while the price service has none. */
export function HeaderPrice() {
  return (
    <Suspense fallback={<HeaderPriceSkeleton />}>
      <Price />
    </Suspense>
  );
}
