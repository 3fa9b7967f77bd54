"use client";

import { usePolling } from "@/app/_ui/use-polling";
import { fetchPrices } from "@/lib/price/client";
import { HEADER_PRICE_CODE, type PriceView } from "@/lib/price/view";
import { PriceFigure } from "./price-figure";
import type { PriceTexts } from "./price-texts";

const REFRESH_MS = 60_000;

async function loadPrice(signal: AbortSignal): Promise<PriceView | null> {
  const prices = await fetchPrices(signal);
  return prices.find(({ code }) => code === HEADER_PRICE_CODE) ?? null;
}

interface LivePriceProps {
  initial: PriceView | null;
  locale: string;
  texts: PriceTexts;
  size: "small" | "large";
}

/** The price of MERLIN with six decimals, refreshed every minute (R2.8). */
export function LivePrice({ initial, locale, texts, size }: LivePriceProps) {
  const { value: price } = usePolling(loadPrice, initial, REFRESH_MS);
  if (!price) return null;
  const hasChanged = price !== initial;
  return (
    <PriceFigure price={price} hasChanged={hasChanged} locale={locale} texts={texts} size={size} />
  );
}
