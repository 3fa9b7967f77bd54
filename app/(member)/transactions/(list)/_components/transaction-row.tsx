import type { Route } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { MemberTime } from "@/app/_shell/time/member-time";
import { Counterparty } from "@/app/_shell/transactions/counterparty";
import { SignedAmount } from "@/app/_shell/transactions/signed-amount";
import { StatusBadge } from "@/app/_shell/transactions/status-badge";
import { transactionWords } from "@/app/_shell/transactions/transaction-words";
import { TableCard, TableCell } from "@/app/_ui/data/table-cards";
import { TokenDisc } from "@/app/_ui/data/token-disc";
import { Amount } from "@/app/_ui/text/amount";
import { NoValue } from "@/app/_ui/text/no-value";
import type { TransactionFilter } from "@/lib/domain/transaction/query";
import { isUnsettled, type TransactionView } from "@/lib/domain/transaction/view";
import { formatAmount } from "@/lib/money/format";
import { transactionPath } from "@/lib/paths";
import { DetailLink } from "./detail-link";
import { openHref } from "./list-href";

interface TransactionRowProps {
  item: TransactionView;
  filter: TransactionFilter;
  timeZone: string;
}

/** One transaction: what, when, its status, amount, fee and the balance after it. */
export async function TransactionRow({ item, filter, timeZone }: TransactionRowProps) {
  const [t, common, locale, words] = await Promise.all([
    getTranslations("transactions"),
    getTranslations("common"),
    getLocale(),
    transactionWords(),
  ]);
  const { id, type, symbol, status, fee, balanceAfter, counterparty } = item;
  const shown = (raw: string | null) =>
    raw === null ? (
      <NoValue text={common("notAvailable")} />
    ) : (
      <Amount isPrivate raw={raw} text={formatAmount(raw, symbol, locale)} />
    );
  const title = (
    <div className="flex items-center gap-3">
      <TokenDisc symbol={symbol} />
      <div className="min-w-0">
        <DetailLink href={transactionPath(id) as Route} openHref={openHref(filter, id)}>
          {words.type(type)}
        </DetailLink>
        <p className="truncate text-sm text-muted">
          {counterparty ? <Counterparty name={counterparty} /> : symbol}
        </p>
      </div>
    </div>
  );
  return (
    <TableCard title={title}>
      <TableCell label={t("date")}>
        <MemberTime at={item.at} timeZone={timeZone} />
      </TableCell>
      <TableCell label={t("status")}>
        {status === null ? (
          <NoValue text={common("notAvailable")} />
        ) : isUnsettled(item) ? (
          <StatusBadge status={status} />
        ) : (
          <span className="text-muted">{words.status(status)}</span>
        )}
      </TableCell>
      <TableCell label={t("amount")}>
        <SignedAmount direction={item.direction} amount={item.amount} symbol={item.symbol} />
      </TableCell>
      <TableCell label={t("fee")}>{shown(fee)}</TableCell>
      <TableCell label={t("balanceAfter")}>{shown(balanceAfter)}</TableCell>
    </TableCard>
  );
}
