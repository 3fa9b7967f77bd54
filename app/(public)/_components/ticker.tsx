import { getLocale, getTranslations } from "next-intl/server";
import { PriceFigure } from "@/app/_shell/prices/price-figure";
import { Texts } from "@/app/_shell/texts/texts";
import { DayChange } from "@/app/_shell/time/day-change";
import { TokenDisc } from "@/app/_ui/data/token-disc";
import { Amount } from "@/app/_ui/text/amount";
import { HEADER_PRICE_CODE, type PriceView } from "@/lib/domain/price/view";
import { formatPrice, formatUsd } from "@/lib/money/format";
import { LazyPrice } from "./price.lazy";
import { WRAP } from "./section";

/** A price of a hundred and more says nothing by its sixth decimal. */
function priceText(price: string, locale: string): string {
  const [whole = ""] = price.split(".");
  return whole.length >= 3 ? formatUsd(price, locale) : formatPrice(price, locale);
}

/** What is priced in USDT, and what it is compared with. */
const ORDER = [HEADER_PRICE_CODE, "mBTC", "AmBTC", "BTC"] as const;

/** The tokens' prices in one thin row; the one of MERLIN is refreshed. */
export async function Ticker({ prices }: { prices: readonly PriceView[] | null }) {
  const [locale, t] = await Promise.all([getLocale(), getTranslations("home.prices")]);
  const figure = { locale, size: "small" } as const;
  const shown = ORDER.flatMap((code) => prices?.find((price) => price.code === code) ?? []);
  const isSimulated = shown.some((price) => price.isSimulated);
  return (
    <section aria-labelledby="prices-title" className="border-y border-line bg-band">
      <h2 id="prices-title" className="sr-only">
        {t("title")}
      </h2>
      <div
        className={`${WRAP} flex min-h-16 flex-wrap items-center justify-between gap-x-8 gap-y-2 py-3`}
      >
        {shown.length > 0 ? (
          <ul className="grid grid-cols-1 gap-x-9 gap-y-2.5 min-[24rem]:grid-cols-2 lg:flex lg:flex-wrap">
            {shown.map((price) => (
              <li key={price.code} className="flex min-w-0 items-center gap-2">
                <TokenDisc symbol={price.code} size={22} />
                {price.code === HEADER_PRICE_CODE ? (
                  <Texts of={["price"]}>
                    <LazyPrice {...figure} initial={{ ...price, sparkline: [] }}>
                      <PriceFigure {...figure} price={price} />
                    </LazyPrice>
                  </Texts>
                ) : (
                  <p className="flex items-center gap-2">
                    <bdi className="text-md text-muted">{price.code}</bdi>
                    <Amount
                      raw={price.price}
                      text={priceText(price.price, locale)}
                      className="text-md font-semibold"
                    />
                    {price.change24h !== null && (
                      <span className="hidden sm:inline-flex">
                        <DayChange raw={price.change24h} locale={locale} />
                      </span>
                    )}
                  </p>
                )}
              </li>
            ))}
          </ul>
        ) : (
          <p className="text-md text-muted">{t(prices ? "emptyText" : "failedText")}</p>
        )}
        {isSimulated && <p className="text-sm text-faint">{t("simulated")}</p>}
      </div>
    </section>
  );
}
