import { CalendarClock, Pickaxe, SlidersHorizontal, TriangleAlert } from "lucide";
import { getLocale, getTranslations } from "next-intl/server";
import { unlessDown } from "@/app/_shell/states/unless-down";
import { FilterBar } from "@/app/_ui/control/filter-bar";
import { LinkButton } from "@/app/_ui/control/link-button";
import { Card } from "@/app/_ui/data/card";
import { FoldedCard } from "@/app/_ui/data/folded-card";
import { Icon } from "@/app/_ui/data/icon";
import { EmptyState } from "@/app/_ui/state/empty-state";
import { Point } from "@/app/_ui/text/point";
import { COMMISSION_BPS } from "@/lib/contract/rules/published-rules";
import { chooseProducts } from "@/lib/domain/marketplace/catalogue";
import {
  countFilters,
  type MarketplaceQuery,
  parseCompared,
  WHOLE_CATALOGUE,
} from "@/lib/domain/marketplace/query";
import { countMachines, readProducts } from "@/lib/domain/marketplace/server";
import type { ProductView } from "@/lib/domain/marketplace/view";
import { bpsAsPercent } from "@/lib/money/basis-points";
import { formatRate } from "@/lib/money/format";
import { PAGES } from "@/lib/routes";
import { COSTS_ID } from "./anchors";
import { CatalogueFilterFields } from "./catalogue/filter-fields";
import { MachineCard } from "./catalogue/machine-card";
import { CompareBar } from "./compare/compare-bar";
import { marketplaceHref } from "./marketplace-href";
import { MissingMarketplace } from "./missing-marketplace";
import type { MiningTerms, SectionProps } from "./section-props";
import { SourceNote } from "./source-note";
import { StarterNote } from "./starter-note";

/** Where the yield comes from, and everything that is paid or taken: said before anybody buys. */
async function Costs({ terms }: { terms: MiningTerms }) {
  const [locale, t] = await Promise.all([getLocale(), getTranslations("marketplace.costs")]);
  const commissions = {
    direct: formatRate(bpsAsPercent(COMMISSION_BPS.direct), locale),
    level2: formatRate(bpsAsPercent(COMMISSION_BPS.level2), locale),
  };
  const facts = [
    { label: t("price"), value: t("priceText") },
    { label: t("buying"), value: t("buyingText") },
    { label: t("mining"), value: t("miningText", { percent: terms.fee }) },
    { label: t("commissions"), value: t("commissionsText", commissions) },
    { label: t("later"), value: t("laterText") },
  ];
  return (
    <div className="mt-5 grid gap-5 lg:grid-cols-2">
      <FoldedCard title={t("title")}>
        <ul className="grid gap-5">
          <Point icon={Pickaxe} title={t("issueTitle")} text={t("issueText")} />
          <Point icon={CalendarClock} title={t("changeTitle")} text={t("changeText")} />
          <Point icon={TriangleAlert} title={t("riskTitle")} text={t("riskText")} />
        </ul>
      </FoldedCard>
      <FoldedCard title={t("allTitle")} anchor={COSTS_ID}>
        <dl className="divide-y divide-line">
          {facts.map(({ label, value }) => (
            <div key={label} className="grid gap-x-4 py-3 first:pt-0 sm:grid-cols-[8.5rem_1fr]">
              <dt className="text-base font-medium">{label}</dt>
              <dd className="text-md text-muted">{value}</dd>
            </div>
          ))}
        </dl>
        <p className="border-t border-line pt-3 text-md text-muted">{t("final")}</p>
      </FoldedCard>
    </div>
  );
}

interface FilterFormProps {
  query: MarketplaceQuery;
  products: readonly ProductView[];
  /** How many of them fit. */
  shown: number;
}

/** What the machines are narrowed and ordered by. A plain form: it works without script. */
async function FilterForm({ query, products, shown }: FilterFormProps) {
  const t = await getTranslations("marketplace.filter");
  const count = countFilters(query);
  const isSet = count > 0 || query.sort !== null;
  return (
    <Card className="mb-3 py-0 max-md:px-4 md:mb-5 md:pt-4 md:pb-0">
      <details open={isSet} className="md:[&::details-content]:[content-visibility:visible]">
        <summary className="-mx-2 my-1 flex h-11 cursor-pointer list-none items-center gap-2.5 rounded-button px-2 text-md font-medium md:supports-[selector(::details-content)]:hidden [&::-webkit-details-marker]:hidden">
          <Icon node={SlidersHorizontal} size={18} />
          {t("summary", { count })}
        </summary>
        <FilterBar
          label={t("label")}
          action={PAGES.marketplace.path}
          texts={{ apply: t("apply"), clear: t("clear") }}
          clearHref={isSet ? marketplaceHref(query, WHOLE_CATALOGUE) : undefined}
          kept={query.compare.length > 0 ? [["compare", query.compare.join(",")]] : []}
        >
          <CatalogueFilterFields
            key={JSON.stringify({ ...query, compare: null })}
            query={query}
            products={products}
          />
          <p className="figures me-auto self-center text-md text-muted">
            {t("count", { count: shown })}
          </p>
        </FilterBar>
      </details>
    </Card>
  );
}

/** Machines for sale: where their yield comes from, filters, cards, a comparison and every cost. */
export async function MachineCatalogue({ query: asked, terms, isValid }: SectionProps) {
  const [t, products, owned] = await Promise.all([
    getTranslations("marketplace"),
    readProducts("machine"),
    isValid ? unlessDown(countMachines()) : isValid === false ? 0 : null,
  ]);
  if (!products) return <MissingMarketplace />;
  const known = products.map(({ id }) => id);
  const query = { ...asked, compare: parseCompared(asked.compare.join(","), known) };
  const chosen = chooseProducts(products, query);
  const compared = query.compare.flatMap((id) => products.find((one) => one.id === id) ?? []);
  return (
    <>
      <SourceNote terms={terms} />
      {owned === 0 && <StarterNote isValid={isValid === true} />}
      {products.length === 0 ? (
        <Card>
          <EmptyState art="machines" title={t("noMachinesTitle")} text={t("noMachinesText")} />
        </Card>
      ) : (
        <FilterForm query={query} products={products} shown={chosen.length} />
      )}
      {products.length > 0 && chosen.length === 0 && (
        <Card>
          <EmptyState
            art="machines"
            title={t("noHitsTitle")}
            text={t("noHitsText")}
            action={
              <LinkButton href={marketplaceHref(query, WHOLE_CATALOGUE)} scroll={false}>
                {t("filter.clear")}
              </LinkButton>
            }
          />
        </Card>
      )}
      {chosen.length > 0 && (
        <section aria-label={t("product.machines")} className="relative scroll-mt-20">
          <h2 className="sr-only">{t("product.machines")}</h2>
          <span data-said="sort" hidden>
            {t(`filter.sorts.${query.sort ?? "catalogue"}`)}
          </span>
          <span data-said="count" hidden>
            {t("filter.count", { count: chosen.length })}
          </span>
          <ul
            aria-label={t("product.machines")}
            className="grid gap-4 min-[44rem]:grid-cols-2 md:gap-5"
          >
            {chosen.map((product) => (
              <MachineCard key={product.id} product={product} query={query} terms={terms} />
            ))}
          </ul>
        </section>
      )}
      <CompareBar products={compared} query={query} />
      <Costs terms={terms} />
    </>
  );
}
