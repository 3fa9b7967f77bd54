import { DayChange } from "@/app/_shell/day-change";
import { Amount } from "@/app/_ui/amount";
import { TokenDisc } from "@/app/_ui/token-disc";
import { formatPrice } from "@/lib/money/format";
import type { PriceView } from "@/lib/price/view";

/** One token of the price card. */
export function PriceLine({ price, locale }: { price: PriceView; locale: string }) {
  return (
    <li className="flex items-center gap-3 py-3">
      <TokenDisc symbol={price.code} size={28} />
      <span className="text-md font-medium">{price.code}</span>
      <span className="ms-auto flex flex-wrap items-center justify-end gap-x-3 gap-y-1">
        <Amount
          raw={price.price}
          text={formatPrice(price.price, locale)}
          className="text-md font-semibold"
        />
        {price.change24h !== null && (
          <span className="inline-flex min-w-22 justify-end">
            <DayChange raw={price.change24h} locale={locale} />
          </span>
        )}
      </span>
    </li>
  );
}
