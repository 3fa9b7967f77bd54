import Link from "next/link";
import { getTranslations } from "next-intl/server";
import { TransactionList } from "@/app/_shell/transactions/transaction-list";
import { Card, CardHeading } from "@/app/_ui/card";
import { PAGES } from "@/lib/routes";
import { readTransactions } from "@/lib/transaction/server";

const COUNT = 5;

/** The latest five transactions, with the way to all. */
export async function LatestTransactions() {
  const [t, page] = await Promise.all([
    getTranslations("dashboard"),
    readTransactions({ pageSize: COUNT }),
  ]);
  return (
    <Card className="h-full">
      <CardHeading
        aside={
          <Link href={PAGES.transactions.path} className="text-md font-medium text-accent-text">
            {t("viewAll")}
          </Link>
        }
      >
        {t("latest")}
      </CardHeading>
      <TransactionList items={page?.items.slice(0, COUNT) ?? null} emptyText={t("latestEmpty")} />
    </Card>
  );
}
