"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, useRef } from "react";
import { DayChange } from "@/app/_shell/prices/day-change";
import { Badge } from "@/app/_ui/data/badge";
import { CutFacts } from "@/app/_ui/data/exact-facts";
import { TokenDisc } from "@/app/_ui/data/token-disc";
import { usePolling } from "@/app/_ui/live/use-polling";
import { Amount } from "@/app/_ui/text/amount";
import { NoValue } from "@/app/_ui/text/no-value";
import { fetchPrices } from "@/lib/domain/price/client";
import type { PriceView } from "@/lib/domain/price/view";
import { BASE_CURRENCY, formatPrice } from "@/lib/money/format";
import { PriceFreshness } from "../../_components/price-freshness";
import { LazyConverter } from "./converter.lazy";

interface TokenHeaderProps {
  token: PriceView;
  locale: string;
  /** When the price was made. */
  children: ReactNode;
}

/** A token's disc and name, with a label when its price is simulated, its price with six decimals (R9.2) and the change, high and low of a day. */
function TokenHeader({ token, locale, children }: TokenHeaderProps) {
  const t = useTranslations("tokenPriceDetail");
  const common = useTranslations("common");
  const { code, name, price, change24h, high24h, low24h } = token;
  const first = useRef(price);
  const bound = (label: string, raw: string | null) => (
    <div className="flex gap-2">
      <dt className="text-muted">{label}</dt>
      <dd>
        {raw === null ? (
          <NoValue text={common("notAvailable")} />
        ) : (
          <Amount raw={raw} text={formatPrice(raw, locale)} className="font-medium" />
        )}
      </dd>
    </div>
  );
  return (
    <header className="mb-5 flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
      <div className="flex min-w-0 items-center gap-3">
        <TokenDisc symbol={code} src={token.logo} size={48} />
        <div className="min-w-0">
          <div className="flex flex-wrap items-center gap-x-2.5">
            <h1 className="text-3xl">
              <bdi dir="ltr">{code}</bdi>
            </h1>
            {token.isSimulated && <Badge tone="violet">{common("simulated")}</Badge>}
          </div>
          <p className="truncate text-sm text-muted">{name}</p>
        </div>
      </div>
      <div className="grid gap-1.5 md:justify-items-end">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Amount
            key={price}
            raw={price}
            text={formatPrice(price, locale)}
            className={`figures-display text-[min(var(--text-4xl),9vw)]/[1.1] wrap-anywhere ${price === first.current ? "" : "figure-changed"}`}
          />
          {change24h !== null && <DayChange raw={change24h} locale={locale} />}
        </p>
        <dl className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
          {bound(t("dayHigh"), high24h)}
          {bound(t("dayLow"), low24h)}
        </dl>
        <CutFacts
          isPublic
          symbol={BASE_CURRENCY}
          locale={locale}
          facts={[
            { label: code, raw: price, price: "whole" },
            { label: t("dayHigh"), raw: high24h, price: "whole" },
            { label: t("dayLow"), raw: low24h, price: "whole" },
          ]}
        />
        {children}
      </div>
    </header>
  );
}

const REFRESH_MS = 60_000;

interface TokenDetailProps {
  code: string;
  /** All prices, without their series. */
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
        <LazyConverter code={code} prices={polled.value} locale={locale} />
      </div>
    </>
  );
}
