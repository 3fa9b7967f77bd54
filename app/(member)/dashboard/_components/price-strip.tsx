import Link from "next/link";
import { getLocale, getTranslations } from "next-intl/server";
import { priceTexts } from "@/app/_shell/price-texts";
import { Amount } from "@/app/_ui/amount";
import { PriceChange } from "@/app/_ui/price-change";
import { TokenDisc } from "@/app/_ui/token-disc";
import { formatChange, formatPrice } from "@/lib/money/format";
import { readPrices } from "@/lib/price/server";
import { PAGES } from "@/lib/routes";

/** The prices of all tokens in one row, which scrolls where it is too long. */
export async function PriceStrip() {
  const [locale, t, prices] = await Promise.all([
    getLocale(),
    getTranslations("dashboard"),
    readPrices(),
  ]);
  const rows = await Promise.all(
    prices.map(async (price) => ({ ...price, words: await priceTexts(price.code) })),
  );
  return (
    <section aria-label={t("prices")} className="-mx-4 mb-5 overflow-x-auto px-4 md:mx-0 md:px-0">
      <ul className="flex w-max min-w-full gap-3">
        {rows.map(({ code, price, change24h, words }) => (
          <li
            key={code}
            className="relative flex grow items-center gap-3 rounded-button border border-line bg-surface px-3.5 py-2.5 hover:border-line-strong"
          >
            <TokenDisc symbol={code} size={28} />
            <div className="min-w-0">
              <p className="flex items-center justify-between gap-3">
                <Link
                  href={PAGES.tokenPrices.path}
                  className="text-md font-semibold after:absolute after:inset-0"
                >
                  {code}
                </Link>
                {change24h !== null && (
                  <PriceChange
                    raw={change24h}
                    text={formatChange(change24h, locale)}
                    words={words}
                  />
                )}
              </p>
              <p className="text-sm text-muted">
                <Amount raw={price} text={formatPrice(price, locale)} />
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
