import { getLocale, getTranslations } from "next-intl/server";
import { PriceFigure } from "@/app/_shell/price-figure";
import { Texts } from "@/app/_shell/texts";
import { Badge } from "@/app/_ui/badge";
import { Sparkline } from "@/app/_ui/sparkline";
import { TokenDisc } from "@/app/_ui/token-disc";
import { HEADER_PRICE_CODE, type PriceView } from "@/lib/price/view";
import { LaterPrice } from "./later-price";
import { PriceLine } from "./price-line";

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
          <LaterPrice {...figure} initial={{ ...main, sparkline: [] }}>
            <PriceFigure {...figure} price={main} />
          </LaterPrice>
        </Texts>
      )}
      {main && main.sparkline.length > 1 && (
        <Sparkline
          values={main.sparkline}
          label={t("home.prices.course", { code: main.code })}
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
