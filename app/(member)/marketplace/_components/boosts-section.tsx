import { getLocale, getTranslations } from "next-intl/server";
import { Card } from "@/app/_ui/card";
import { EmptyState } from "@/app/_ui/empty-state";
import { Notice } from "@/app/_ui/notice";
import { MINING_RULES } from "@/lib/contract/published-rules";
import { readProducts } from "@/lib/marketplace/server";
import { bpsAsPercent } from "@/lib/money/basis-points";
import { formatRate } from "@/lib/money/format";
import { readPrices } from "@/lib/price/server";
import { BoostCard } from "./catalogue/boost-card";
import { MissingMarket } from "./missing-market";
import type { SectionProps } from "./section-props";
import { unlessDown } from "./unless-down";

/** Boosts for sale, how they work, and from which power on they are worth their price. */
export async function BoostsSection({ terms }: SectionProps) {
  const [locale, t, products, prices] = await Promise.all([
    getLocale(),
    getTranslations("marketplace"),
    readProducts("boost"),
    unlessDown(readPrices()),
  ]);
  if (!products) return <MissingMarket />;
  return (
    <>
      <Notice tone="info" className="mb-5">
        {t("boostsText", { percent: formatRate(bpsAsPercent(MINING_RULES.maxBoostBps), locale) })}
      </Notice>
      {products.length === 0 ? (
        <Card>
          <EmptyState title={t("noBoostsTitle")} text={t("noBoostsText")} />
        </Card>
      ) : (
        <ul aria-label={t("product.boosts")} className="grid gap-5 sm:grid-cols-2">
          {products.map((product) => (
            <BoostCard key={product.id} product={product} terms={terms} prices={prices ?? []} />
          ))}
        </ul>
      )}
    </>
  );
}
