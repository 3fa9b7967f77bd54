import { getLocale, getTranslations } from "next-intl/server";
import { PriceFigure } from "@/app/_shell/prices/price-figure";
import { Texts } from "@/app/_shell/texts/texts";
import { DayChange } from "@/app/_shell/time/day-change";
import { Sparkline } from "@/app/_ui/chart/sparkline";
import { Badge } from "@/app/_ui/data/badge";
import { TokenDisc } from "@/app/_ui/data/token-disc";
import { Amount } from "@/app/_ui/text/amount";
import { HEADER_PRICE_CODE, type PriceView } from "@/lib/domain/price/view";
import { formatPrice } from "@/lib/money/format";
import { LazyPrice } from "./price.lazy";

/** One token of the price card. */
function PriceLine({ price, locale }: { price: PriceView; locale: string }) {
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

/** The price of MERLIN, refreshed, with its week and the other tokens below. */
export async function PriceCard({ prices }: { prices: readonly PriceView[] | null }) {
  const [locale, t] = await Promise.all([getLocale(), getTranslations()]);
  const main = prices?.find(({ code }) => code === HEADER_PRICE_CODE) ?? null;
  const figure = { locale, size: "large" } as const;
  const others = prices?.filter((price) => price !== main) ?? [];
  const isSimulated = prices?.some((price) => price.isSimulated) ?? false;
  return (
    <section
      aria-labelledby="prices-title"
      className="min-w-0 rounded-hero border border-line bg-surface p-5 shadow-card sm:p-7"
    >
      <div className="mb-4 flex flex-wrap items-center justify-between gap-2">
        <h2
          id="prices-title"
          className="flex items-center gap-2.5 font-sans text-md font-medium text-muted"
        >
          {main && <TokenDisc symbol={main.code} size={28} />}
          {main ? main.code : t("home.prices.title")}
        </h2>
        {isSimulated && <Badge tone="violet">{t("common.simulated")}</Badge>}
      </div>
      {main && (
        <Texts of={["price"]}>
          <LazyPrice {...figure} initial={{ ...main, sparkline: [] }}>
            <PriceFigure {...figure} price={main} />
          </LazyPrice>
        </Texts>
      )}
      {main && main.sparkline.length > 1 && (
        <Sparkline
          values={main.sparkline}
          label={t("home.prices.series", { code: main.code })}
          tone="accent"
          className="mt-4 h-20 w-full"
        />
      )}
      {others.length > 0 && (
        <ul className="mt-4 divide-y divide-line border-t border-line">
          {others.map((price) => (
            <PriceLine key={price.code} price={price} locale={locale} />
          ))}
        </ul>
      )}
      <p className="mt-4 text-sm text-muted">
        {prices === null && t("home.prices.failedText")}
        {prices?.length === 0 && t("home.prices.emptyText")}
        {prices && prices.length > 0 && t("home.prices.note")}
      </p>
    </section>
  );
}
