"use client";

import { Amount } from "@/app/_ui/amount";
import { PriceChange } from "@/app/_ui/price-change";
import { usePolling } from "@/app/_ui/use-polling";
import { formatChange, formatPrice } from "@/lib/money/format";
import { fetchPrices } from "@/lib/price/client";
import { HEADER_PRICE_CODE, type PriceView } from "@/lib/price/view";
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
  const isSmall = size === "small";
  return (
    <p className="flex items-center gap-2">
      <span className="sr-only">{texts.label}</span>
      {isSmall && (
        <span aria-hidden className="text-md text-muted">
          {price.code}
        </span>
      )}
      <Amount
        key={price.price}
        raw={price.price}
        text={formatPrice(price.price, locale)}
        className={`${isSmall ? "text-md font-semibold" : "figures-display text-4xl"} ${price === initial ? "" : "figure-changed"}`}
      />
      {price.change24h !== null && (
        <span className={isSmall ? "hidden sm:inline-flex" : "inline-flex"}>
          <PriceChange
            raw={price.change24h}
            text={formatChange(price.change24h, locale)}
            words={texts}
          />
        </span>
      )}
    </p>
  );
}
