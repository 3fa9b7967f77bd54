import { getLocale, getTranslations } from "next-intl/server";
import { momentFacts } from "@/app/_shell/list/moment-facts";
import { Counterparty } from "@/app/_shell/transactions/counterparty";
import { StatusBadge } from "@/app/_shell/transactions/status-badge";
import { transactionWords } from "@/app/_shell/transactions/transaction-words";
import type { Fact } from "@/app/_ui/data/fact-list";
import { Link } from "@/app/_ui/navigation/link";
import { Address } from "@/app/_ui/text/address";
import { Amount } from "@/app/_ui/text/amount";
import { exchangeOf, type TransactionDetailView } from "@/lib/domain/transaction/detail";
import { isUnsettled, readableCode } from "@/lib/domain/transaction/view";
import { formatAmount } from "@/lib/money/format";
import { walletPath } from "@/lib/paths";

const KNOWN = ["withdrawal", "quote", "mining", "stake", "round", "order", "journal"] as const;

/** What a transaction belongs to, in words. */
async function refWords(kind: string): Promise<string> {
  const t = await getTranslations("transactionDetail");
  const known = KNOWN.find((ref) => ref === kind);
  return known ? t(`refs.${known}`) : readableCode(kind);
}

/** The facts of a transaction; what the service does not tell is left out. */
export async function transactionFactRows(
  transaction: TransactionDetailView,
  timeZone: string,
): Promise<Fact[]> {
  const [t, convert, words, locale] = await Promise.all([
    getTranslations("transactionDetail"),
    getTranslations("convert"),
    transactionWords(),
    getLocale(),
  ]);
  const { id, at, symbol, status, fee, balanceAfter, counterparty, belongsTo } = transaction;
  const amount = (raw: string) => (
    <Amount isPrivate raw={raw} text={formatAmount(raw, symbol, locale)} />
  );
  const facts: Fact[] = [];
  const rate = exchangeOf(transaction);
  if (rate?.rate) {
    const value = convert("rateValue", {
      from: rate.paid.symbol,
      rate: formatAmount(rate.rate, rate.received.symbol, locale),
    });
    facts.push({ label: convert("rate"), value: <Amount raw={rate.rate} text={value} /> });
  }
  if (fee !== null) facts.push({ label: t("fee"), value: amount(fee) });
  if (counterparty !== null) {
    facts.push({ label: t("counterparty"), value: <Counterparty isWhole name={counterparty} /> });
  }
  facts.push(...(await momentFacts(at, timeZone)));
  if (balanceAfter !== null) facts.push({ label: t("balanceAfter"), value: amount(balanceAfter) });
  facts.push({ label: t("id"), value: <Address value={id} copyName={t("id")} /> });
  if (status !== null) {
    facts.push({
      label: t("status"),
      value: isUnsettled({ status }) ? <StatusBadge status={status} /> : words.status(status),
    });
  }
  facts.push({
    label: t("wallet"),
    value: (
      <Link href={walletPath(symbol)} className="touch-area text-accent-text hover:underline">
        {t("walletName", { symbol })}
      </Link>
    ),
  });
  if (belongsTo !== null) {
    facts.push({
      label: t("linked"),
      value: (
        <>
          {await refWords(belongsTo.kind)}{" "}
          <Address isWhole value={belongsTo.id} className="text-muted" />
        </>
      ),
    });
  }
  return facts;
}
