import { DayChange } from "@/app/_shell/prices/day-change";
import { PriceFigure } from "@/app/_shell/prices/price-figure";
import { TokenDisc } from "@/app/_ui/data/token-disc";
import { Amount } from "@/app/_ui/text/amount";
import { HEADER_PRICE_CODE, type PriceView } from "@/lib/domain/price/view";
import { formatPrice, formatUsd } from "@/lib/money/format";

/** A price of a hundred and more says nothing by its sixth decimal. */
function priceText(price: string, locale: string): string {
  const [whole = ""] = price.split(".");
  return whole.length >= 3 ? formatUsd(price, locale) : formatPrice(price, locale);
}

interface TickerPriceProps extends Pick<PriceView, "code" | "price" | "change24h"> {
  locale: string;
}

/** A price in the thin row, as the page was rendered with it; the refreshed one looks the same. */
export function TickerPrice({ locale, code, price, change24h }: TickerPriceProps) {
  if (code === HEADER_PRICE_CODE) {
    return <PriceFigure locale={locale} size="row" price={{ code, price, change24h }} />;
  }
  return (
    <p className="flex flex-wrap items-center gap-x-2">
      <TokenDisc symbol={code} size={22} />
      <bdi className="text-md text-muted">{code}</bdi>
      <Amount raw={price} text={priceText(price, locale)} className="text-md font-semibold" />
      {change24h !== null && (
        <span className="hidden sm:inline-flex">
          <DayChange raw={change24h} locale={locale} />
        </span>
      )}
    </p>
  );
}
