import Link from "next/link";
import { getLocale, getTranslations } from "next-intl/server";
import { MemberTime } from "@/app/_shell/time/member-time";
import { Counterparty } from "@/app/_shell/transactions/counterparty";
import { transactionWords } from "@/app/_shell/transactions/transaction-words";
import type { Fact } from "@/app/_ui/data/fact-list";
import { Address } from "@/app/_ui/text/address";
import { ExactAmount } from "@/app/_ui/text/exact-amount";
import type { TransactionDetailView } from "@/lib/domain/transaction/detail";
import { readableCode } from "@/lib/domain/transaction/view";
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
  const [t, words, locale] = await Promise.all([
    getTranslations("transactionDetail"),
    transactionWords(),
    getLocale(),
  ]);
  const { id, at, type, symbol, status, fee, balanceAfter, counterparty, belongsTo } = transaction;
  const amount = (raw: string) => (
    <ExactAmount isPrivate locale={locale} raw={raw} symbol={symbol} />
  );
  const facts: Fact[] = [
    { label: t("id"), value: <Address value={id} isCopyable /> },
    { label: t("type"), value: words.type(type) },
    { label: t("time"), value: <MemberTime at={at} timeZone={timeZone} namesZone /> },
    { label: t("utc"), value: <MemberTime at={at} timeZone="UTC" namesZone /> },
    {
      label: t("wallet"),
      value: (
        <Link href={walletPath(symbol)} className="touch-area text-accent-text hover:underline">
          {t("walletName", { symbol })}
        </Link>
      ),
    },
  ];
  if (status !== null) facts.push({ label: t("status"), value: words.status(status) });
  if (counterparty !== null) {
    facts.push({ label: t("counterparty"), value: <Counterparty name={counterparty} /> });
  }
  if (fee !== null) facts.push({ label: t("fee"), value: amount(fee) });
  if (balanceAfter !== null) facts.push({ label: t("balanceAfter"), value: amount(balanceAfter) });
  if (belongsTo !== null) {
    facts.push({
      label: t("linked"),
      value: (
        <>
          {await refWords(belongsTo.kind)} <Address value={belongsTo.id} className="text-muted" />
        </>
      ),
    });
  }
  return facts;
}
