import { useTranslations } from "next-intl";
import { Amount } from "@/app/_ui/text/amount";
import type { PriceView } from "@/lib/domain/price/view";
import { formatPrice } from "@/lib/money/format";
import { DayChange } from "./day-change";

interface PriceFigureProps {
  price: Pick<PriceView, "code" | "price" | "change24h">;
  locale: string;
  /** `small` finds its room in the header by itself; `row` stands among others. */
  size: "small" | "row" | "large";
  /** It is another one than the page began with. */
  hasChanged?: boolean;
}

const CHANGE = {
  small: "hidden @min-[18rem]/price:inline-flex",
  row: "hidden sm:inline-flex",
  large: "inline-flex",
} as const;

/** A price with six decimals and its change in a day (R2.8). */
export function PriceFigure({ price, locale, size, hasChanged = false }: PriceFigureProps) {
  const t = useTranslations("price");
  const isSmall = size !== "large";
  return (
    <p className="flex items-center gap-2">
      <span className="sr-only">{t("label", { code: price.code })}</span>
      {isSmall && (
        <span aria-hidden className="text-md text-muted @max-[10rem]/price:hidden">
          {price.code}
        </span>
      )}
      <Amount
        key={price.price}
        raw={price.price}
        text={formatPrice(price.price, locale)}
        className={`${isSmall ? "text-md font-semibold" : "figures-display text-4xl"} ${hasChanged ? "figure-changed" : ""}`}
      />
      {price.change24h !== null && (
        <span className={CHANGE[size]}>
          <DayChange raw={price.change24h} locale={locale} />
        </span>
      )}
    </p>
  );
}
