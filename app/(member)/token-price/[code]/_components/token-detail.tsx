"use client";

import type { ReactNode } from "react";
import { usePolling } from "@/app/_ui/use-polling";
import { fetchPrices } from "@/lib/price/client";
import type { PriceView } from "@/lib/price/view";
import { PriceFreshness } from "../../_components/price-freshness";
import { LaterConverter } from "./later-converter";
import { TokenHeader } from "./token-header";

const REFRESH_MS = 60_000;

interface TokenDetailProps {
  code: string;
  /** All prices, without their courses. */
  initial: readonly PriceView[];
  renderedAtMs: number;
  locale: string;
  timeZone: string;
  /** The chart's card. */
  children: ReactNode;
}

/** A token's price and the converter, which share one refresh a minute, around its chart. */
export function TokenDetail({
  code,
  initial,
  renderedAtMs,
  locale,
  timeZone,
  children,
}: TokenDetailProps) {
  const polled = usePolling<readonly PriceView[]>(fetchPrices, initial, REFRESH_MS);
  const isThis = (price: PriceView) => price.code === code;
  const token = polled.value.find(isThis) ?? initial.find(isThis);
  if (!token) return null;
  return (
    <>
      <TokenHeader token={token} locale={locale}>
        <PriceFreshness
          updatedAt={token.updatedAt}
          polled={polled}
          renderedAtMs={renderedAtMs}
          locale={locale}
          timeZone={timeZone}
        />
      </TokenHeader>
      <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_22rem]">
        {children}
        <LaterConverter code={code} prices={polled.value} locale={locale} />
      </div>
    </>
  );
}
