import { getTranslations } from "next-intl/server";
import { ListFooter } from "@/app/_shell/list/list-footer";
import { LinkButton } from "@/app/_ui/control/link-button";
import { Card } from "@/app/_ui/data/card";
import { TABLE_SURFACE, TableCards } from "@/app/_ui/data/table-cards";
import { EmptyState } from "@/app/_ui/state/empty-state";
import { type MarketQuery, ORDER_PAGE_SIZES } from "@/lib/domain/marketplace/query";
import { readOrders } from "@/lib/domain/marketplace/server";
import { PAGES } from "@/lib/routes";
import { marketHref, tabHref } from "../market-href";
import type { SectionProps } from "../section-props";
import { OrderRow } from "./order-row";

const COLUMNS =
  "minmax(8rem,1.4fr) minmax(9rem,1.3fr) minmax(4.5rem,0.7fr) minmax(4rem,0.6fr) minmax(6rem,1fr) minmax(5.5rem,0.7fr) minmax(6rem,0.8fr)";

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
  }: Partial<Pick<MarketQuery, "page">> & { pageSize?: number }) =>
    marketHref(query, {
      page,
      pageSize: ORDER_PAGE_SIZES.find((one) => one === pageSize) ?? query.pageSize,
    });
  return (
    <section aria-label={t("label")} className={`${TABLE_SURFACE} md:pt-4`}>
      <p className="figures mb-4 text-md text-muted md:px-6">{t("count", { count: list.total })}</p>
      <TableCards
        caption={t("label")}
        columns={COLUMNS}
        headings={[
          t("item"),
          t("date"),
          t("status"),
          t("quantity"),
          t("total"),
          t("transaction"),
          t("receipt"),
        ]}
      >
        {list.items.map((order) => (
          <OrderRow key={order.id} order={order} timeZone={timeZone} />
        ))}
      </TableCards>
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
