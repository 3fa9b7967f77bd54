import Link from "next/link";
import { getLocale, getTranslations } from "next-intl/server";
import { DayChange } from "@/app/_shell/time/day-change";
import { TokenDisc } from "@/app/_ui/data/token-disc";
import { Amount } from "@/app/_ui/text/amount";
import { readPrices } from "@/lib/domain/price/server";
import { formatPrice } from "@/lib/money/format";
import { PAGES } from "@/lib/routes";

/** The prices of all tokens in one row, which scrolls where it is too long. */
export async function PriceStrip() {
  const [locale, t, prices] = await Promise.all([
    getLocale(),
    getTranslations("dashboard"),
    readPrices(),
  ]);
  return (
    <section aria-label={t("prices")} className="-mx-4 mb-5 overflow-x-auto px-4 md:mx-0 md:px-0">
      <ul className="flex w-max min-w-full gap-3">
        {prices.map(({ code, price, change24h }) => (
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
                {change24h !== null && <DayChange raw={change24h} locale={locale} />}
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
