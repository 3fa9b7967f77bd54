import { getLocale, getTranslations } from "next-intl/server";
import { MemberTime } from "@/app/_shell/time/member-time";
import { StatusBadge } from "@/app/_shell/transactions/status-badge";
import { Badge } from "@/app/_ui/data/badge";
import { FactList } from "@/app/_ui/data/fact-list";
import { Timeline, type TimelineStep } from "@/app/_ui/data/timeline";
import { AllDigits, ExactAmount } from "@/app/_ui/text/exact-amount";
import type { TransactionDetailView } from "@/lib/domain/transaction/detail";
import { readableCode, signedAmount } from "@/lib/domain/transaction/view";
import { Postings } from "./postings";
import { transactionFactRows } from "./transaction-fact-rows";

interface TransactionTimelineProps {
  steps: TransactionDetailView["timeline"];
  timeZone: string;
}

const KNOWN = [
  "requested",
  "approved",
  "sent",
  "confirmed",
  "rejected",
  "cancelled",
  "pending",
  "completed",
] as const;
const FAILED: ReadonlySet<string> = new Set(["rejected", "cancelled"]);

/** What happened to a transaction, step by step. All of it lies in the past. */
async function TransactionTimeline({ steps, timeZone }: TransactionTimelineProps) {
  const t = await getTranslations("transactionDetail");
  const shown = steps.map(({ status, at }): TimelineStep => {
    const known = KNOWN.find((step) => step === status);
    const isFailed = FAILED.has(status);
    return {
      id: `${status}-${at}`,
      label: known ? t(`steps.${known}`) : readableCode(status),
      state: isFailed ? "failed" : "done",
      stateText: isFailed ? t("stepEnded") : t("stepDone"),
      at: <MemberTime at={at} timeZone={timeZone} />,
    };
  });
  return <Timeline label={t("timeline")} steps={shown} />;
}

interface TransactionFactsProps {
  transaction: TransactionDetailView;
  timeZone: string;
}

/** All about one transaction: amount, facts, postings and what happened to it. */
export async function TransactionFacts({ transaction, timeZone }: TransactionFactsProps) {
  const [t, words, locale, facts] = await Promise.all([
    getTranslations("transactionDetail"),
    getTranslations("transaction"),
    getLocale(),
    transactionFactRows(transaction, timeZone),
  ]);
  const { direction, status, symbol, postings, timeline } = transaction;
  return (
    <AllDigits>
      <div className="grid gap-6">
        <div>
          <p
            className={`figures-display text-2xl sm:text-3xl ${direction === "in" ? "text-up" : "text-down"}`}
          >
            <ExactAmount
              isPrivate
              locale={locale}
              isSigned
              raw={signedAmount(transaction)}
              symbol={symbol}
            />
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
    </AllDigits>
  );
}
