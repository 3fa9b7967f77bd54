import { getLocale, getTranslations } from "next-intl/server";
import { memberPage } from "@/app/_shell/frame/member-page";
import { pageMetadata } from "@/app/_shell/metadata/page-metadata";
import { Texts } from "@/app/_shell/texts/texts";
import { Sparkline } from "@/app/_ui/chart/sparkline";
import { SortSelect } from "@/app/_ui/control/sort-select";
import { PageHeading } from "@/app/_ui/data/page-heading";
import type { TableHeading } from "@/app/_ui/data/table-cards";
import { readTimeZone } from "@/lib/domain/account/server";
import { readPrices } from "@/lib/domain/price/server";
import {
  nextSort,
  type PriceSortKey,
  priceSort,
  sortPrices,
  sortValue,
} from "@/lib/domain/price/sort";
import { serviceClock } from "@/lib/live/service-clock";
import { PAGES } from "@/lib/routes";
import { PriceAlerts } from "../_components/alerts/price-alerts";
import { PriceBoard } from "./_components/price-board";

/** What the board says. */
const TEXTS = [
  "tokenPrice.asOf",
  "tokenPrice.emptyText",
  "tokenPrice.emptyTitle",
  "tokenPrice.highLabel",
  "tokenPrice.lowLabel",
  "tokenPrice.updated",
  "titles.tokenPrice",
] as const;
const ORDERS = ["listed", "code", "-code", "-price", "price", "-change", "change"] as const;

export const generateMetadata = () => pageMetadata("tokenPrice");

export default memberPage(async ({ searchParams }: PageProps<"/token-price">) => {
  const [locale, t, prices, timeZone, query] = await Promise.all([
    getLocale(),
    getTranslations(),
    readPrices(),
    readTimeZone(),
    searchParams,
  ]);
  const sort = priceSort(query.sort);
  const sortable = (key: PriceSortKey, label: string, align?: "start"): TableHeading => ({
    label,
    href: `${PAGES.tokenPrices.path}?sort=${sortValue(nextSort(key, sort))}`,
    sort: sort?.key === key ? sort.direction : undefined,
    align,
  });
  const choice = sort ? sortValue(sort) : "listed";
  const orders = ORDERS.map((order) => ({
    href: `${PAGES.tokenPrices.path}${order === "listed" ? "" : `?sort=${order}`}`,
    label: t(`tokenPrice.orders.${order}`),
    isCurrent: order === choice,
  }));
  const sparklines = prices
    .filter(({ sparkline }) => sparkline.length > 1)
    .map(({ code, sparkline }) => {
      const label = t("tokenPrice.weekOf", { code });
      return [
        code,
        <Sparkline
          key={code}
          values={sparkline}
          label={label}
          className="ms-auto h-8 w-16 md:h-9 md:w-30"
        />,
      ];
    });
  return (
    <>
      <PageHeading title={t("titles.tokenPrice")} text={t("tokenPrice.text")}>
        <PriceAlerts prices={prices} />
      </PageHeading>
      <div className="mb-5 md:hidden">
        <SortSelect label={t("tokenPrice.order")} options={orders} />
      </div>
      <Texts of={TEXTS}>
        <PriceBoard
          initial={sortPrices(prices, sort).map((price) => ({ ...price, sparkline: [] }))}
          sparklines={Object.fromEntries(sparklines)}
          headings={[
            sortable("code", t("tokenPrice.token"), "start"),
            sortable("price", t("tokenPrice.price")),
            sortable("change", t("tokenPrice.change")),
            { label: t("tokenPrice.range") },
            { label: t("tokenPrice.week") },
          ]}
          renderedAtMs={serviceClock.now()}
          locale={locale}
          timeZone={timeZone}
        />
      </Texts>
    </>
  );
});
