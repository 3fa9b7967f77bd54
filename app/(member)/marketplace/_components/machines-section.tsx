import { getTranslations } from "next-intl/server";
import { Card } from "@/app/_ui/card";
import { EmptyState } from "@/app/_ui/empty-state";
import { LinkButton } from "@/app/_ui/link-button";
import { chooseProducts } from "@/lib/marketplace/catalogue";
import { parseCompared } from "@/lib/marketplace/compare";
import { NOT_NARROWED } from "@/lib/marketplace/query";
import { countMachines, readProducts } from "@/lib/marketplace/server";
import { FilterForm } from "./catalogue/filter-form";
import { MachineCard } from "./catalogue/machine-card";
import { CompareBar } from "./compare/compare-bar";
import { Costs } from "./costs";
import { marketHref } from "./market-href";
import { MissingMarket } from "./missing-market";
import type { SectionProps } from "./section-props";
import { SourceNote } from "./source-note";
import { StarterNote } from "./starter-note";
import { unlessDown } from "./unless-down";

/** Machines for sale: where their yield comes from, filters, cards, a comparison and every cost. */
export async function MachinesSection({ query: asked, terms, isValid }: SectionProps) {
  const [t, products, owned] = await Promise.all([
    getTranslations("marketplace"),
    readProducts("machine"),
    isValid ? unlessDown(countMachines()) : 0,
  ]);
  if (!products) return <MissingMarket />;
  const known = products.map(({ id }) => id);
  const query = { ...asked, compare: parseCompared(asked.compare.join(","), known) };
  const chosen = chooseProducts(products, query);
  const compared = query.compare.flatMap((id) => products.find((one) => one.id === id) ?? []);
  return (
    <>
      <SourceNote terms={terms} />
      {owned === 0 && <StarterNote isValid={isValid} />}
      {products.length === 0 ? (
        <Card>
          <EmptyState title={t("noMachinesTitle")} text={t("noMachinesText")} />
        </Card>
      ) : (
        <FilterForm query={query} products={products} shown={chosen.length} />
      )}
      {products.length > 0 && chosen.length === 0 && (
        <Card>
          <EmptyState
            title={t("noHitsTitle")}
            text={t("noHitsText")}
            action={
              <LinkButton href={marketHref(query, NOT_NARROWED)} scroll={false}>
                {t("filter.clear")}
              </LinkButton>
            }
          />
        </Card>
      )}
      <ul
        aria-label={t("product.machines")}
        className="grid gap-5 min-[44rem]:grid-cols-2 empty:hidden"
      >
        {chosen.map((product) => (
          <MachineCard key={product.id} product={product} query={query} terms={terms} />
        ))}
      </ul>
      <CompareBar products={compared} query={query} />
      <Costs terms={terms} />
    </>
  );
}
