import { getLocale, getTranslations } from "next-intl/server";
import type { ComponentProps } from "react";
import { MoneyPanel, PanelAmount, SwapPanels } from "@/app/_shell/swap/swap-panels";
import { TokenPill } from "@/app/_shell/swap/token-pill";
import { MemberTime } from "@/app/_shell/time/member-time";
import { CutFacts } from "@/app/_ui/data/exact-facts";
import { FactList } from "@/app/_ui/data/fact-list";
import { Timeline, type TimelineStep } from "@/app/_ui/data/timeline";
import {
  exchangeOf,
  postingSums,
  type TransactionDetailView,
} from "@/lib/domain/transaction/detail";
import { isUnsettled, readableCode, signedAmount } from "@/lib/domain/transaction/view";
import { accountWords, Postings } from "./postings";
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

/** What a conversion took and gave, with its rate; else the one amount. */
async function TransactionPanels({ transaction }: Pick<TransactionFactsProps, "transaction">) {
  const [t, detail, words, locale] = await Promise.all([
    getTranslations("convert"),
    getTranslations("transactionDetail"),
    getTranslations("transaction"),
    getLocale(),
  ]);
  const exchange = exchangeOf(transaction);
  const panel = (label: string, raw: string, symbol: string, tone: string) => (
    <MoneyPanel
      label={label}
      tone={tone}
      token={<TokenPill symbol={symbol} />}
      amount={<PanelAmount isPrivate isSigned locale={locale} raw={raw} symbol={symbol} />}
    />
  );
  if (exchange) {
    const { paid, received } = exchange;
    return (
      <SwapPanels
        pay={panel(t("paid"), `-${paid.amount}`, paid.symbol, "")}
        receive={panel(t("received"), received.amount, received.symbol, "text-up")}
      />
    );
  }
  const { direction, renewed, status, symbol } = transaction;
  if (renewed !== null) {
    return (
      <MoneyPanel
        label={detail("renewed")}
        tone=""
        token={<TokenPill symbol={symbol} />}
        amount={<PanelAmount isPrivate locale={locale} raw={renewed} symbol={symbol} />}
      />
    );
  }
  const tone = isUnsettled({ status }) ? "text-muted" : direction === "in" ? "text-up" : "";
  return panel(words(`directions.${direction}`), signedAmount(transaction), symbol, tone);
}

type CutFact = ComponentProps<typeof CutFacts>["facts"][number];

/** Every digit of what the facts and the postings show cut. */
async function TransactionDigits({ transaction }: Pick<TransactionFactsProps, "transaction">) {
  const [t, convert, words, account, locale] = await Promise.all([
    getTranslations("transactionDetail"),
    getTranslations("convert"),
    getTranslations("transaction"),
    accountWords(),
    getLocale(),
  ]);
  const { symbol, direction, fee, balanceAfter, postings, renewed } = transaction;
  const exchange = exchangeOf(transaction);
  const panels = exchange
    ? [
        { label: convert("paid"), raw: `-${exchange.paid.amount}`, symbol: exchange.paid.symbol },
        {
          label: convert("received"),
          raw: exchange.received.amount,
          symbol: exchange.received.symbol,
        },
      ]
    : [
        renewed === null
          ? { label: words(`directions.${direction}`), raw: signedAmount(transaction) }
          : { label: t("renewed"), raw: renewed },
      ];
  const facts: CutFact[] = [
    ...panels,
    ...(exchange
      ? [
          {
            label: convert("rate"),
            raw: exchange.rate,
            symbol: exchange.received.symbol,
            isPrice: true,
          },
        ]
      : []),
    { label: t("fee"), raw: fee },
    { label: t("balanceAfter"), raw: balanceAfter },
    ...postings.flatMap((posting, index) => {
      const label = `${index + 1} · ${account(posting.account)}`;
      return [
        { label, raw: posting.amount, symbol: posting.symbol },
        {
          label: `${label} · ${t("balanceAfter")}`,
          raw: posting.balanceAfter,
          symbol: posting.symbol,
        },
      ];
    }),
    ...postingSums(postings).map(({ symbol, amount }) => ({
      label: t("postingSum", { symbol }),
      raw: amount,
      symbol,
    })),
  ];
  // An amount stands once, under the first of its names.
  const once = new Map<string, (typeof facts)[number]>();
  for (const fact of facts) {
    const key = `${fact.symbol ?? symbol} ${fact.raw?.replace("-", "")}`;
    if (!once.has(key)) once.set(key, fact);
  }
  return <CutFacts symbol={symbol} locale={locale} facts={[...once.values()]} />;
}

interface TransactionFactsProps {
  transaction: TransactionDetailView;
  timeZone: string;
}

/** All about one transaction: what it moved, facts, postings and what happened to it. */
export async function TransactionFacts({ transaction, timeZone }: TransactionFactsProps) {
  const [t, facts] = await Promise.all([
    getTranslations("transactionDetail"),
    transactionFactRows(transaction, timeZone),
  ]);
  const { postings, timeline } = transaction;
  return (
    <div className="grid gap-5 print:flex print:flex-col print:gap-3">
      <TransactionPanels transaction={transaction} />
      <FactList facts={facts} />
      <TransactionDigits transaction={transaction} />
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
