import { type ReactNode, useRef } from "react";
import { Amount } from "@/app/_ui/amount";
import { NoValue } from "@/app/_ui/no-value";
import { PriceChange } from "@/app/_ui/price-change";
import { formatChange, formatPrice } from "@/lib/money/format";
import type { PriceView } from "@/lib/price/view";
import { TokenName } from "../../_components/token-name";
import type { HeaderTexts } from "./detail-texts";

interface TokenHeaderProps {
  token: PriceView;
  locale: string;
  texts: HeaderTexts;
  /** When the price was made. */
  children: ReactNode;
}

/** A token's name, its price with six decimals (R9.2) and the change, high and low of a day. */
export function TokenHeader({ token, locale, texts, children }: TokenHeaderProps) {
  const { code, price, change24h, high24h, low24h } = token;
  const first = useRef(price);
  const bound = (label: string, raw: string | null) => (
    <div className="flex gap-2">
      <dt className="text-muted">{label}</dt>
      <dd>
        {raw === null ? (
          <NoValue text={texts.none} />
        ) : (
          <Amount raw={raw} text={formatPrice(raw, locale)} className="font-medium" />
        )}
      </dd>
    </div>
  );
  return (
    <header className="mb-5 flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
      <TokenName token={token} simulatedText={texts.simulated} size={48}>
        <h1 className="text-3xl">
          <bdi dir="ltr">{code}</bdi>
        </h1>
      </TokenName>
      <div className="grid gap-1.5 md:justify-items-end">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Amount
            key={price}
            raw={price}
            text={formatPrice(price, locale)}
            className={`figures-display text-4xl ${price === first.current ? "" : "figure-changed"}`}
          />
          {change24h !== null && (
            <PriceChange
              raw={change24h}
              text={formatChange(change24h, locale)}
              words={texts.words}
            />
          )}
        </p>
        <dl className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
          {bound(texts.dayHigh, high24h)}
          {bound(texts.dayLow, low24h)}
        </dl>
        {children}
      </div>
    </header>
  );
}
