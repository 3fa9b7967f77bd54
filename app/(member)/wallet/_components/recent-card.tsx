import type { Route } from "next";
import { getTranslations } from "next-intl/server";
import { TransactionList } from "@/app/_shell/transactions/transaction-list";
import { CardIsland as Card, CardHeadingIsland as CardHeading } from "@/app/_ui/data/islands";
import { Link } from "@/app/_ui/navigation/link";
import { readTransactions } from "@/lib/domain/transaction/server";
import { PAGES } from "@/lib/routes";

const SHOWN = 5;

/** The latest ledger lines of one wallet, or of all of them, with the way to the others. */
export async function RecentCard({ symbol }: { symbol?: string }) {
  const [t, all, page] = await Promise.all([
    getTranslations("walletDetail"),
    getTranslations("transactionDetail"),
    readTransactions({ symbol, pageSize: SHOWN }),
  ]);
  const href = symbol
    ? `${PAGES.transactions.path}?symbol=${encodeURIComponent(symbol)}`
    : PAGES.transactions.path;
  return (
    <Card>
      <CardHeading
        aside={
          <Link href={href as Route} className="more-link">
            {symbol ? t("recentAll", { symbol }) : all("back")}
          </Link>
        }
      >
        {t("recent")}
      </CardHeading>
      <TransactionList
        items={page?.items ?? null}
        emptyText={symbol && t("recentEmpty", { symbol })}
      />
    </Card>
  );
}
