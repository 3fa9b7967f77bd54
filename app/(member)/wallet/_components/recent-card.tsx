import type { Route } from "next";
import { getTranslations } from "next-intl/server";
import { TransactionList } from "@/app/_shell/transactions/transaction-list";
import { CardIsland as Card, CardHeadingIsland as CardHeading } from "@/app/_ui/data/islands";
import { Link } from "@/app/_ui/navigation/link";
import { EmptyState } from "@/app/_ui/state/empty-state";
import { readTransactions } from "@/lib/domain/transaction/server";
import { PAGES } from "@/lib/routes";

const SHOWN = 5;

/** The latest ledger lines of one wallet, or of all of them, with the way to the others. */
export async function RecentCard({ symbol }: { symbol?: string }) {
  const [t, list, all, page] = await Promise.all([
    getTranslations("walletDetail"),
    getTranslations("transactions"),
    getTranslations("transactionDetail"),
    readTransactions({ symbol, pageSize: SHOWN }),
  ]);
  const href = symbol
    ? `${PAGES.transactions.path}?symbol=${encodeURIComponent(symbol)}`
    : PAGES.transactions.path;
  return (
    <Card className="flex h-full flex-col card-of-rows">
      <CardHeading
        aside={
          <Link href={href as Route} className="more-link">
            {symbol ? t("recentAll", { symbol }) : all("back")}
          </Link>
        }
      >
        {t("recent")}
      </CardHeading>
      {!symbol && page?.items.length === 0 ? (
        <div className="my-auto">
          <EmptyState title={list("emptyTitle")} text={list("emptyText")} />
        </div>
      ) : (
        <TransactionList
          items={page?.items ?? null}
          emptyText={symbol && t("recentEmpty", { symbol })}
        />
      )}
    </Card>
  );
}
