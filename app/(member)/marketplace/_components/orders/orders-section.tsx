import { getTranslations } from "next-intl/server";
import { ListFooter } from "@/app/_shell/list/list-footer";
import { WeekRows } from "@/app/_shell/list/week-rows";
import { LinkButton } from "@/app/_ui/control/link-button";
import { Card } from "@/app/_ui/data/card";
import { ROW_SURFACE } from "@/app/_ui/data/row-list";
import { EmptyState } from "@/app/_ui/state/empty-state";
import { type MarketplaceQuery, ORDER_PAGE_SIZES } from "@/lib/domain/marketplace/query";
import { readOrders } from "@/lib/domain/marketplace/server";
import { PAGES } from "@/lib/routes";
import { marketplaceHref, tabHref } from "../marketplace-href";
import type { SectionProps } from "../section-props";
import { OrderRow } from "./order-row";

/** The member's orders, newest first, each with its receipt and its transaction. */
export async function OrdersSection({ query, timeZone }: SectionProps) {
  const [t, list] = await Promise.all([
    getTranslations("marketplace.orders"),
    readOrders(query.page, query.pageSize),
  ]);
  if (!list) {
    return (
      <Card>
        <EmptyState
          title={t("missingTitle")}
          text={t("missingText")}
          action={<LinkButton href={PAGES.transactions.path}>{t("toTransactions")}</LinkButton>}
        />
      </Card>
    );
  }
  if (list.items.length === 0) {
    return (
      <Card>
        <EmptyState
          title={t("emptyTitle")}
          text={t("emptyText")}
          action={<LinkButton href={tabHref("machines")}>{t("toMachines")}</LinkButton>}
        />
      </Card>
    );
  }
  const hrefOf = ({
    page = 1,
    pageSize = query.pageSize,
  }: Partial<Pick<MarketplaceQuery, "page">> & { pageSize?: number }) =>
    marketplaceHref(query, {
      page,
      pageSize: ORDER_PAGE_SIZES.find((one) => one === pageSize) ?? query.pageSize,
    });
  return (
    <section aria-label={t("label")} className={`${ROW_SURFACE} pt-4`}>
      <p className="figures mb-3 px-4 text-md text-muted md:px-5">
        {t("count", { count: list.total })}
      </p>
      <WeekRows
        level={2}
        items={list.items}
        at={({ createdAt }) => createdAt}
        timeZone={timeZone}
        row={(order) => <OrderRow key={order.id} order={order} timeZone={timeZone} />}
      />
      <ListFooter
        page={list.page}
        pages={list.pages}
        pageSize={query.pageSize}
        pageSizes={ORDER_PAGE_SIZES}
        hrefOf={hrefOf}
        label={t("pages")}
      />
    </section>
  );
}
