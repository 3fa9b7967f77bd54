import { getTranslations } from "next-intl/server";
import { TableCards } from "@/app/_ui/table-cards";
import type { TransactionFilter } from "@/lib/transaction/query";
import type { TransactionView } from "@/lib/transaction/view";
import { listHref } from "./list-href";
import { TransactionRow } from "./transaction-row";

const COLUMNS =
  "minmax(7.75rem,1.2fr) minmax(5.3rem,1.1fr) minmax(6.4rem,0.75fr) minmax(8.9rem,1.3fr) minmax(6.2rem,0.95fr) minmax(8.2rem,1.3fr)";

interface TransactionTableProps {
  items: readonly TransactionView[];
  filter: TransactionFilter;
  timeZone: string;
}

/** The rows of one page; the heading of the date turns their order. */
export async function TransactionTable({ items, filter, timeZone }: TransactionTableProps) {
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
