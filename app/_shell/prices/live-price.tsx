"use client";

import { useState } from "react";
import { PriceFigure } from "@/app/_shell/prices/price-figure";
import { usePolling } from "@/app/_ui/live/use-polling";
import { fetchPrices } from "@/lib/domain/price/client";
import { HEADER_PRICE_CODE, type PriceView } from "@/lib/domain/price/view";

const REFRESH_MS = 60_000;

async function loadPrice(signal: AbortSignal): Promise<PriceView | null> {
  const prices = await fetchPrices(signal);
  return prices.find(({ code }) => code === HEADER_PRICE_CODE) ?? null;
}

interface LivePriceProps {
  initial: PriceView | null;
  locale: string;
  size: "small" | "row" | "large";
}

/** The price of MERLIN with six decimals, refreshed every minute (R2.8). */
export function LivePrice({ initial, locale, size }: LivePriceProps) {
  const [last, setLast] = useState(initial);
  // A page that could not read it this time leaves the last one.
  if (initial && initial !== last) setLast(initial);
  const given = initial ?? last;
  const { value: price } = usePolling(loadPrice, given, REFRESH_MS);
  if (!price) return null;
  const hasChanged = price.price !== given?.price;
  return <PriceFigure price={price} hasChanged={hasChanged} locale={locale} size={size} />;
}
