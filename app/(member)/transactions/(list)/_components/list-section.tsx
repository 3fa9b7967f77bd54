import { getTranslations } from "next-intl/server";
import { ExportToolbar } from "@/app/_shell/export/export-toolbar";
import { ListFooter } from "@/app/_shell/list/list-footer";
import { LinkButton } from "@/app/_ui/control/link-button";
import { Card } from "@/app/_ui/data/card";
import { TABLE_SURFACE, TableCards } from "@/app/_ui/data/table-cards";
import { EmptyState } from "@/app/_ui/state/empty-state";
import {
  exportPath,
  isNarrowed,
  type serviceQuery,
  type TransactionFilter,
} from "@/lib/domain/transaction/query";
import { readTransactions } from "@/lib/domain/transaction/server";
import type { TransactionView } from "@/lib/domain/transaction/view";
import { PAGE_SIZES, pageSizeOf } from "@/lib/list/search-params";
import { PAGES } from "@/lib/routes";
import { listHref } from "./list-href";
import { Totals } from "./totals";
import { TransactionRow } from "./transaction-row";

const COLUMNS =
  "minmax(7.75rem,1.2fr) minmax(5.3rem,1.1fr) minmax(6.4rem,0.75fr) minmax(8.9rem,1.3fr) minmax(6.2rem,0.95fr) minmax(8.2rem,1.3fr)";

interface TransactionTableProps {
  items: readonly TransactionView[];
  filter: TransactionFilter;
  timeZone: string;
}

/** The rows of one page; the heading of the date turns their order. */
async function TransactionTable({ items, filter, timeZone }: TransactionTableProps) {
  const t = await getTranslations("transactions");
  const { isOldestFirst } = filter;
  return (
    <TableCards
      caption={t("listLabel")}
      columns={COLUMNS}
      headings={[
        t("type"),
        {
          label: t("date"),
          href: listHref(filter, { isOldestFirst: !isOldestFirst }),
          sort: isOldestFirst ? "ascending" : "descending",
        },
        t("status"),
        t("amount"),
        t("fee"),
        t("balanceAfter"),
      ]}
    >
      {items.map((item) => (
        <TransactionRow key={item.id} item={item} filter={filter} timeZone={timeZone} />
      ))}
    </TableCards>
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
