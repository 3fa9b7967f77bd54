import { ArrowDownNarrowWide, ArrowUpNarrowWide } from "lucide";
import type { Route } from "next";
import { getTranslations } from "next-intl/server";
import { ExportToolbar } from "@/app/_shell/export/export-toolbar";
import { ListFooter } from "@/app/_shell/list/list-footer";
import { TransactionRows } from "@/app/_shell/transactions/transaction-rows";
import { LinkButton } from "@/app/_ui/control/link-button";
import { Card } from "@/app/_ui/data/card";
import { Icon } from "@/app/_ui/data/icon";
import { ROW_SURFACE } from "@/app/_ui/data/row-list";
import { Link } from "@/app/_ui/navigation/link";
import { EmptyState } from "@/app/_ui/state/empty-state";
import {
  exportPath,
  isNarrowed,
  type serviceQuery,
  type TransactionFilter,
} from "@/lib/domain/transaction/query";
import { readTransactions } from "@/lib/domain/transaction/server";
import { PAGE_SIZES, pageSizeOf } from "@/lib/list/search-params";
import { transactionPath } from "@/lib/paths";
import { PAGES } from "@/lib/routes";
import { DetailLink } from "./detail-link";
import { listHref, openHref } from "./list-href";
import { Totals } from "./totals";

/** Turns the order of the list. */
async function OrderLink({ filter }: { filter: TransactionFilter }) {
  const t = await getTranslations("transactions");
  const { isOldestFirst } = filter;
  return (
    <Link
      href={listHref(filter, { isOldestFirst: !isOldestFirst })}
      scroll={false}
      className="inline-flex min-h-11 items-center gap-1.5 rounded-sm text-md font-medium text-muted hover:text-text print:hidden"
    >
      <Icon node={isOldestFirst ? ArrowDownNarrowWide : ArrowUpNarrowWide} size={16} />
      {isOldestFirst ? t("newestFirst") : t("oldestFirst")}
      <span data-said="sort" hidden>
        {t(isOldestFirst ? "oldestFirst" : "newestFirst")}
      </span>
    </Link>
  );
}

interface ListSectionProps {
  filter: TransactionFilter;
  query: ReturnType<typeof serviceQuery>;
  timeZone: string;
}

/** Totals, rows and paging under the filter, or why there are none. */
export async function ListSection(props: ListSectionProps) {
  const { filter, query, timeZone } = props;
  const [t, list] = await Promise.all([
    getTranslations("transactions"),
    readTransactions({ ...query, page: filter.page, pageSize: filter.pageSize }),
  ]);
  if (!list) {
    return (
      <Card>
        <EmptyState title={t("missingTitle")} text={t("missingText")} />
      </Card>
    );
  }
  if (list.items.length === 0) {
    return (
      <Card>
        {isNarrowed(filter) ? (
          <EmptyState
            title={t("noHitsTitle")}
            text={t("noHitsText")}
            action={<LinkButton href={PAGES.transactions.path}>{t("clear")}</LinkButton>}
          />
        ) : (
          <EmptyState
            title={t("emptyTitle")}
            text={t("emptyText")}
            action={<LinkButton href={PAGES.wallets.path}>{t("openWallets")}</LinkButton>}
          />
        )}
      </Card>
    );
  }
  const shown = { ...filter, page: list.page };
  return (
    <>
      {list.totals && list.totals.length > 0 && <Totals totals={list.totals} />}
      <section aria-label={t("listLabel")} className={`${ROW_SURFACE} pt-3`}>
        <div className="px-4 md:px-0">
          <ExportToolbar
            total={list.total}
            count={t("count", { count: list.total })}
            exportPath={exportPath(query)}
            fileName="transactions.csv"
          >
            <OrderLink filter={shown} />
          </ExportToolbar>
        </div>
        <TransactionRows
          level={2}
          items={list.items}
          timeZone={timeZone}
          link={({ id }, title) => (
            <DetailLink href={transactionPath(id) as Route} openHref={openHref(shown, id)}>
              {title}
            </DetailLink>
          )}
        />
        <ListFooter
          page={list.page}
          pages={list.pages}
          pageSize={filter.pageSize}
          pageSizes={PAGE_SIZES}
          label={t("pages")}
          hrefOf={({ page, pageSize }) =>
            listHref(filter, {
              ...(page && { page }),
              ...(pageSize && { pageSize: pageSizeOf(String(pageSize)) }),
            })
          }
        />
      </section>
    </>
  );
}
