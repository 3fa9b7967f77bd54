import { getTranslations } from "next-intl/server";
import { Card, CardHeading } from "@/app/_ui/card";
import { LaterCalculator } from "./calculator/later-calculator";
import { ProductCard } from "./product-card";
import { productNames } from "./product-name";
import type { NamedProduct } from "./stake-desk";
import { YieldCard } from "./yield-card";

const DAYS_PER_YEAR = 365;

interface ProductSectionProps {
  products: readonly NamedProduct[];
  now: Date;
  timeZone: string;
}

/** What can be staked in, where the rewards come from, and a calculator. */
export async function ProductSection({ products, now, timeZone }: ProductSectionProps) {
  const [t, nameOf] = await Promise.all([getTranslations("staking"), productNames()]);
  return (
    <>
      <section aria-labelledby="products">
        <h2 id="products" className="mb-4 text-lg">
          {t("products.title")}
        </h2>
        <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-[repeat(auto-fit,minmax(13rem,1fr))]">
          {products.map((product) => (
            <ProductCard key={product.id} product={product} now={now} timeZone={timeZone} />
          ))}
        </ul>
      </section>
      <YieldCard />
      <Card>
        <CardHeading aside={<p className="text-md text-muted">{t("calculator.text")}</p>}>
          {t("calculator.title")}
        </CardHeading>
        <LaterCalculator products={products} yearText={nameOf(DAYS_PER_YEAR)} />
      </Card>
    </>
  );
}
