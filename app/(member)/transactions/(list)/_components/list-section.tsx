import { getTranslations } from "next-intl/server";
import { ExportToolbar } from "@/app/_shell/export-toolbar";
import { ListFooter } from "@/app/_shell/list-footer";
import { Card } from "@/app/_ui/card";
import { EmptyState } from "@/app/_ui/empty-state";
import { LinkButton } from "@/app/_ui/link-button";
import { TABLE_SURFACE } from "@/app/_ui/table-cards";
import { PAGES } from "@/lib/routes";
import {
  exportPath,
  isNarrowed,
  PAGE_SIZES,
  pageSizeOf,
  type serviceQuery,
  type TransactionFilter,
} from "@/lib/transaction/query";
import { readTransactions } from "@/lib/transaction/server";
import { listHref } from "./list-href";
import { Totals } from "./totals";
import { TransactionTable } from "./transaction-table";

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
      <section aria-label={t("listLabel")} className={`${TABLE_SURFACE} md:pt-4`}>
        <ExportToolbar
          total={list.total}
          count={t("count", { count: list.total })}
          exportPath={exportPath(query)}
          fileName="transactions.csv"
        />
        <TransactionTable items={list.items} filter={shown} timeZone={timeZone} />
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
