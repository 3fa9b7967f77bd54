import { SlidersHorizontal } from "lucide";
import { getTranslations } from "next-intl/server";
import { Card } from "@/app/_ui/card";
import { FilterBar } from "@/app/_ui/filter-bar";
import { Icon } from "@/app/_ui/icon";
import { countFilters, type MarketQuery, NOT_NARROWED } from "@/lib/marketplace/query";
import type { ProductView } from "@/lib/marketplace/view";
import { PAGES } from "@/lib/routes";
import { marketHref } from "../market-href";
import { FilterFields } from "./filter-fields";

interface FilterFormProps {
  query: MarketQuery;
  products: readonly ProductView[];
  /** How many of them fit. */
  shown: number;
}

/** What the machines are narrowed and ordered by. A plain form: it works without script. */
export async function FilterForm({ query, products, shown }: FilterFormProps) {
  const t = await getTranslations("marketplace.filter");
  const count = countFilters(query);
  const isSet = count > 0 || query.sort !== null;
  return (
    <Card className="mb-5 pt-3 pb-0 md:pt-6 md:pb-0">
      <details open={isSet} className="md:[&::details-content]:[content-visibility:visible]">
        <summary className="-mx-2 mb-3 flex h-11 cursor-pointer list-none items-center gap-2.5 rounded-button px-2 text-md font-medium md:supports-[selector(::details-content)]:hidden [&::-webkit-details-marker]:hidden">
          <Icon node={SlidersHorizontal} size={18} />
          {t("summary", { count })}
        </summary>
        <FilterBar
          label={t("label")}
          action={PAGES.marketplace.path}
          texts={{ apply: t("apply"), clear: t("clear") }}
          clearHref={isSet ? marketHref(query, NOT_NARROWED) : undefined}
        >
          <FilterFields
            key={JSON.stringify({ ...query, compare: null })}
            query={query}
            products={products}
          />
          <p role="status" className="figures me-auto self-center text-md text-muted">
            {t("count", { count: shown })}
          </p>
        </FilterBar>
      </details>
    </Card>
  );
}
