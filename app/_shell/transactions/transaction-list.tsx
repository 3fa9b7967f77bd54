import { getTranslations } from "next-intl/server";
import { Link } from "@/app/_ui/navigation/link";
import { readTimeZone } from "@/lib/domain/account/server";
import type { TransactionView } from "@/lib/domain/transaction/view";
import { transactionPath } from "@/lib/paths";
import { TransactionRows } from "./transaction-rows";

interface TransactionListProps {
  /** Null when the service keeps no transactions. */
  items: readonly TransactionView[] | null;
  /** In place of "No transactions yet." */
  emptyText?: string;
}

/**
 * A few transactions, each a link to its detail; for a card of the dashboard and of a wallet's page.
 */
export async function TransactionList({ items, emptyText }: TransactionListProps) {
  const [t, timeZone] = await Promise.all([getTranslations("transaction"), readTimeZone()]);
  if (!items) return <p className="text-md text-muted">{t("listMissing")}</p>;
  if (items.length === 0) {
    return <p className="text-md text-muted">{emptyText ?? t("listEmpty")}</p>;
  }
  return (
    <div className="card-rows">
      <TransactionRows
        items={items}
        timeZone={timeZone}
        link={(item, title) => (
          <Link href={transactionPath(item.id)} className="row-cover">
            {title}
          </Link>
        )}
      />
    </div>
  );
}
