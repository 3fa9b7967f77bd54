import { getTranslations } from "next-intl/server";
import { StatusBadge } from "@/app/_shell/transactions/status-badge";
import { Badge } from "@/app/_ui/badge";
import { FactList } from "@/app/_ui/fact-list";
import type { TransactionDetailView } from "@/lib/transaction/detail";
import { signedAmount } from "@/lib/transaction/view";
import { FullAmount } from "./full-amount";
import { Postings } from "./postings";
import { transactionFactRows } from "./transaction-fact-rows";
import { TransactionTimeline } from "./transaction-timeline";

interface TransactionFactsProps {
  transaction: TransactionDetailView;
  timeZone: string;
}

/** All about one transaction, with every digit: amount, facts, postings and what happened to it. */
export async function TransactionFacts({ transaction, timeZone }: TransactionFactsProps) {
  const [t, words, facts] = await Promise.all([
    getTranslations("transactionDetail"),
    getTranslations("transaction"),
    transactionFactRows(transaction, timeZone),
  ]);
  const { direction, status, symbol, postings, timeline } = transaction;
  return (
    <div className="grid gap-6">
      <div>
        <p
          className={`figures-display text-2xl sm:text-3xl ${direction === "in" ? "text-up" : "text-down"}`}
        >
          <FullAmount isSigned raw={signedAmount(transaction)} symbol={symbol} />
        </p>
        <p className="mt-2 flex flex-wrap items-center gap-2">
          <Badge tone={direction === "in" ? "up" : "down"}>
            {words(`directions.${direction}`)}
          </Badge>
          <StatusBadge status={status} />
        </p>
      </div>
      <FactList facts={facts} />
      {postings.length > 0 && <Postings postings={postings} />}
      {timeline.length > 0 && (
        <section>
          <h2 className="mb-3 text-lg">{t("timeline")}</h2>
          <TransactionTimeline steps={timeline} timeZone={timeZone} />
        </section>
      )}
    </div>
  );
}
