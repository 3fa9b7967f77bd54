import { getLocale, getTranslations } from "next-intl/server";
import { LivePrice } from "@/app/_shell/live-price";
import { priceTexts } from "@/app/_shell/price-texts";
import { Badge } from "@/app/_ui/badge";
import { Sparkline } from "@/app/_ui/sparkline";
import { readPrices } from "@/lib/price/server";
import { HEADER_PRICE_CODE } from "@/lib/price/view";
import { reportOutage } from "@/lib/session/server";
import { PriceLine } from "./price-line";
import { PRICES_ID } from "./prices-id";

async function readPricesOrNull() {
  try {
    return await readPrices();
  } catch (error) {
    if (reportOutage(error) === null) throw error;
    return null;
  }
}

/** The price of MERLIN, refreshed, with its week and the other tokens below. */
export async function PriceCard() {
  const [locale, t, texts, prices] = await Promise.all([
    getLocale(),
    getTranslations(),
    priceTexts(HEADER_PRICE_CODE),
    readPricesOrNull(),
  ]);
  const main = prices?.find(({ code }) => code === HEADER_PRICE_CODE) ?? null;
  const others = prices?.filter((price) => price !== main) ?? [];
  const isSimulated = prices?.some((price) => price.isSimulated) ?? false;
  return (
    <div className="rounded-hero border border-line bg-surface p-6 shadow-card md:p-7">
      <div className="mb-5 flex flex-wrap items-center justify-between gap-2">
        <h2 id={`${PRICES_ID}-title`} className="font-sans text-md font-medium text-muted">
          {main ? main.code : t("home.pricesTitle")}
        </h2>
        {isSimulated && <Badge tone="violet">{t("common.simulated")}</Badge>}
      </div>
      {main && <LivePrice initial={main} locale={locale} texts={texts} size="large" />}
      {main && main.sparkline.length > 1 && (
        <Sparkline
          values={main.sparkline}
          label={t("home.course", { code: main.code })}
          tone="accent"
          className="mt-5 h-24 w-full"
        />
      )}
      {others.length > 0 && (
        <ul className="mt-5 divide-y divide-line border-t border-line">
          {others.map((price) => (
            <PriceLine key={price.code} price={price} locale={locale} />
          ))}
        </ul>
      )}
      <p className="mt-5 text-sm text-muted first:mt-0">
        {prices === null && t("home.pricesErrorText")}
        {prices?.length === 0 && t("home.pricesEmptyText")}
        {prices && prices.length > 0 && t("home.pricesNote")}
      </p>
    </div>
  );
}
