import { getLocale, getTranslations } from "next-intl/server";
import { Checkbox } from "@/app/_ui/control/checkbox";
import { SelectField } from "@/app/_ui/control/select-field";
import { PRODUCT_SORTS } from "@/lib/contract/marketplace";
import { limitsOf } from "@/lib/domain/marketplace/catalogue";
import type { MarketplaceQuery } from "@/lib/domain/marketplace/query";
import type { ProductView } from "@/lib/domain/marketplace/view";
import { formatAmount, formatPoints } from "@/lib/money/format";

interface FilterFieldsProps {
  query: MarketplaceQuery;
  products: readonly ProductView[];
}

/** The fields of the filter: order and limits out of the catalogue. */
export async function CatalogueFilterFields({ query, products }: FilterFieldsProps) {
  const [locale, t, days] = await Promise.all([
    getLocale(),
    getTranslations("marketplace.filter"),
    getTranslations("marketplace.product"),
  ]);
  const { prices, powers, breakEvens } = limitsOf(products, query);
  const symbol = products[0]?.price.symbol ?? "";
  const selects = [
    {
      name: "sort",
      label: t("sort"),
      emptyText: t("sorts.catalogue"),
      defaultValue: query.sort ?? "",
      options: PRODUCT_SORTS.map((value) => ({ value, label: t(`sorts.${value}`) })),
    },
    {
      name: "maxPrice",
      label: t("maxPrice"),
      emptyText: t("any"),
      defaultValue: query.maxPrice ?? "",
      options: prices.map((value) => ({ value, label: formatAmount(value, symbol, locale) })),
    },
    {
      name: "minTh",
      label: t("minTh"),
      emptyText: t("any"),
      defaultValue: query.minTh ?? "",
      options: powers.map((value) => ({ value, label: `${formatPoints(value, locale)} TH` })),
    },
    {
      name: "maxBreakEven",
      label: t("maxBreakEven"),
      emptyText: t("any"),
      defaultValue: query.maxBreakEven === null ? "" : String(query.maxBreakEven),
      options: breakEvens.map((value) => ({
        value: String(value),
        label: days("days", { days: value }),
      })),
    },
  ];
  return (
    <>
      <div className="grid w-full gap-3 sm:grid-cols-2 xl:grid-cols-4">
        {selects.map((select) => (
          <SelectField key={select.name} {...select} />
        ))}
      </div>
      <div className="flex min-h-12 w-full items-center sm:w-auto sm:pe-4">
        <Checkbox
          name="stock"
          value="1"
          label={t("inStock")}
          defaultChecked={query.isInStockOnly}
        />
      </div>
    </>
  );
}
