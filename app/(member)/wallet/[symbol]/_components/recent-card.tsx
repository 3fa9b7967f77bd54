import type { Route } from "next";
import { getTranslations } from "next-intl/server";
import { TransactionList } from "@/app/_shell/transactions/transaction-list";
import { Card, CardHeading } from "@/app/_ui/card";
import { LinkButton } from "@/app/_ui/link-button";
import { PAGES } from "@/lib/routes";
import { readTransactions } from "@/lib/transaction/server";

const SHOWN = 5;

/** The latest ledger lines of one wallet, with the way to all of them. */
export async function RecentCard({ symbol }: { symbol: string }) {
  const [t, page] = await Promise.all([
    getTranslations("walletDetail"),
    readTransactions({ symbol, pageSize: SHOWN }),
  ]);
  const all = `${PAGES.transactions.path}?symbol=${encodeURIComponent(symbol)}`;
  return (
    <Card>
      <CardHeading
        aside={
          <LinkButton href={all as Route} size="small" prefetch={false}>
            {t("recentAll", { symbol })}
          </LinkButton>
        }
      >
        {t("recent")}
      </CardHeading>
      <TransactionList items={page?.items ?? null} emptyText={t("recentEmpty", { symbol })} />
    </Card>
  );
}
