import { getLocale, getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { Texts } from "@/app/_shell/texts/texts";
import { TokenDisc } from "@/app/_ui/data/token-disc";
import { AMBTC, MBTC } from "@/lib/contract/values/tokens";
import { HEADER_PRICE_CODE, type PriceView } from "@/lib/domain/price/view";
import type { PartProps } from "./parts";
import { LazyPrice } from "./price.lazy";
import { WRAP } from "./section";

/** What is priced in USDT, and what it is compared with. */
const ORDER = [HEADER_PRICE_CODE, MBTC, AMBTC, "BTC"] as const;

interface TickerProps {
  prices: readonly PriceView[] | null;
  /** A price as the page was rendered with it. */
  standing: (props: PartProps<"price">) => ReactNode;
}

/** The tokens' prices in one thin row; the one of MERLIN is refreshed. */
export async function Ticker({ prices, standing }: TickerProps) {
  const [locale, t] = await Promise.all([getLocale(), getTranslations("home.prices")]);
  const shown = ORDER.flatMap((code) => prices?.find((price) => price.code === code) ?? []);
  const isSimulated = shown.some((price) => price.isSimulated);
  return (
    <section aria-labelledby="prices-title" className="border-y border-line bg-band">
      <h2 id="prices-title" className="sr-only">
        {t("title")}
      </h2>
      <div
        className={`${WRAP} flex min-h-16 flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3`}
      >
        {shown.length > 0 ? (
          <ul className="grid grid-cols-1 gap-x-6 gap-y-2.5 min-[24rem]:grid-cols-2 lg:flex lg:flex-wrap lg:gap-x-4">
            {shown.map((price) => {
              const { code, change24h } = price;
              const still = standing({ locale, code, price: price.price, change24h });
              return (
                <li key={code} className="flex min-w-0 items-center gap-2">
                  {code === HEADER_PRICE_CODE ? (
                    <Texts of={["price"]}>
                      <TokenDisc symbol={code} size={22} />
                      <LazyPrice locale={locale} size="row" initial={{ ...price, sparkline: [] }}>
                        {still}
                      </LazyPrice>
                    </Texts>
                  ) : (
                    still
                  )}
                </li>
              );
            })}
          </ul>
        ) : (
          <p className="text-md text-muted">{t(prices ? "emptyText" : "failedText")}</p>
        )}
        {isSimulated && <p className="text-sm text-faint">{t("simulated")}</p>}
      </div>
    </section>
  );
}
