import { useTranslations } from "next-intl";
import { type ReactNode, useRef } from "react";
import { DayChange } from "@/app/_shell/day-change";
import { Amount } from "@/app/_ui/amount";
import { NoValue } from "@/app/_ui/no-value";
import { formatPrice } from "@/lib/money/format";
import type { PriceView } from "@/lib/price/view";
import { TokenName } from "../../_components/token-name";

interface TokenHeaderProps {
  token: PriceView;
  locale: string;
  /** When the price was made. */
  children: ReactNode;
}

/** A token's name, its price with six decimals (R9.2) and the change, high and low of a day. */
export function TokenHeader({ token, locale, children }: TokenHeaderProps) {
  const t = useTranslations("tokenPriceDetail");
  const common = useTranslations("common");
  const { code, price, change24h, high24h, low24h } = token;
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
      <TokenName token={token} size={48}>
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
          {change24h !== null && <DayChange raw={change24h} locale={locale} />}
        </p>
        <dl className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
          {bound(t("dayHigh"), high24h)}
          {bound(t("dayLow"), low24h)}
        </dl>
        {children}
      </div>
    </header>
  );
}
